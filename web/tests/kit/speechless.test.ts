// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const KIT = path.resolve(__dirname, '../../src/kit');
const files = ['art', 'controls'].flatMap((folder) =>
  fs
    .readdirSync(path.join(KIT, folder))
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => `${folder}/${name}`),
);
const SPOKEN = ['aria-label', 'title', 'alt', 'placeholder'];

/** Texts of a template that a reader would see or hear. */
function textsIn(node: unknown, found: string[] = [], attribute = ''): string[] {
  if (Array.isArray(node)) for (const item of node) textsIn(item, found, attribute);
  else if (typeof node === 'object' && node !== null) {
    const { type, data, name } = node as Partial<AST.Text> & { name?: string };
    if (type === 'Text' && data && (attribute === '' || SPOKEN.includes(attribute))) found.push(data);
    const isAttribute = ['Attribute', 'StyleDirective'].includes(type ?? '');
    const inside = isAttribute ? (name ?? '') : attribute;
    for (const value of Object.values(node)) textsIn(value, found, inside);
  }
  return found;
}

describe('components speak no language', () => {
  it.each(files)('%s', (file) => {
    const { fragment } = parse(fs.readFileSync(path.join(KIT, file), 'utf8'), { modern: true });
    const words = textsIn(fragment).filter((text) => /\p{L}{2}/u.test(text));
    expect(words).toEqual([]);
  });
});
