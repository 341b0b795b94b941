/** Legal actions by what they are about: things on the screen find theirs by kind and arguments, never by rules. */
import type { LegalData } from '$kit/api';

export type ActionArgs = Readonly<Record<string, string | number>>;

const keyOf = (kind: string, args: ActionArgs): string =>
  [
    kind,
    ...Object.keys(args)
      .sort()
      .map((name) => `${name}=${args[name]}`),
  ].join(' ');

export class ActionIndex {
  readonly #exact = new Map<string, LegalData>();
  readonly #byKind = new Map<string, LegalData[]>();
  readonly #byId = new Map<number, LegalData>();

  constructor(legal: readonly LegalData[]) {
    for (const action of legal) {
      this.#exact.set(keyOf(action.kind, action.args), action);
      this.#byId.set(action.id, action);
      const alike = this.#byKind.get(action.kind);
      if (alike) alike.push(action);
      else this.#byKind.set(action.kind, [action]);
    }
  }

  get size(): number {
    return this.#byId.size;
  }

  /** The action with exactly these arguments. */
  find(kind: string, args: ActionArgs = {}): LegalData | undefined {
    return this.#exact.get(keyOf(kind, args));
  }

  byId(id: number): LegalData | undefined {
    return this.#byId.get(id);
  }

  /** All actions of a kind whose arguments include these. */
  all(kind: string, args: ActionArgs = {}): readonly LegalData[] {
    const wanted = Object.entries(args);
    return (this.#byKind.get(kind) ?? []).filter((action) =>
      wanted.every(([name, value]) => action.args[name] === value),
    );
  }

  /** The actions of a kind by what one of their arguments says. */
  by<K extends string>(kind: string, name: string): ReadonlyMap<K, LegalData> {
    return new Map(this.all(kind).map((action) => [String(action.args[name] ?? '') as K, action]));
  }

  has(kind: string, args: ActionArgs = {}): boolean {
    return this.all(kind, args).length > 0;
  }

  kinds(): string[] {
    return [...this.#byKind.keys()];
  }
}
