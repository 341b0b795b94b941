// @vitest-environment node
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYERS, folderOf, refuseImport } from '../layers.js';

const SRC = path.resolve(__dirname, '../src');
const files = fs.readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));

describe('folders of the client', () => {
  it('have one place each, and every file is in one of them', () => {
    const listed = LAYERS.flat();
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(files.map((file) => folderOf(file)))).toEqual(new Set(listed));
  });

  it.each([
    ['kit/art/draw.ts', '$games/board/model/model'],
    ['kit/art/draw.ts', '../controls/Button.svelte'],
    ['games/shared/port.ts', '$games/board/controller/controller.svelte'],
    ['games/board/BoardTable.svelte', '$games/cards/model/log'],
    ['history/lines.ts', '../replay/store.svelte'],
    ['replay/Replay.svelte', '../table/Table.svelte'],
    ['learn/Coach.svelte', '../table/Table.svelte'],
    ['home/Home.svelte', '../App.svelte'],
    ['elsewhere/Thing.svelte', '$kit/art'],
  ])('%s may not import %s', (file, source) => {
    expect(refuseImport(file, source)).not.toBeNull();
  });

  it.each([
    ['App.svelte', './home/Home.svelte'],
    ['kit/art/MiniCard.svelte', '$kit/data'],
    ['games/board/BoardTable.svelte', './lane/LaneView.svelte'],
    ['games/board/lane/lane.ts', '../controller/controller.svelte'],
    ['table/Table.svelte', '../learn/Coach.svelte'],
    ['learn/begin.ts', './records/board.coatl?raw'],
    ['kit/words/language.svelte.ts', '@fluent/bundle'],
  ])('%s may import %s', (file, source) => {
    expect(refuseImport(file, source)).toBeNull();
  });
});
