/** The keys of one table as the reader has them: chosen ones, or none at all. */
import { readFlag, writeFlag } from '$kit/storage/keep';
import { changeKey, meaningOf, readKeys, writeKeys, type KeyLayout, type KeyMap } from './layout';

export class KeyStore<Name extends string> {
  readonly layout: KeyLayout<Name>;
  /** Whether single keys mean anything. */
  isOn = $state(true);
  map: KeyMap<Name>;

  constructor(layout: KeyLayout<Name>) {
    this.layout = layout;
    this.isOn = !readFlag(`${layout.table}.no-keys`);
    this.map = $state.raw(readKeys(layout));
  }

  turn(on: boolean): void {
    this.isOn = on;
    writeFlag(`${this.layout.table}.no-keys`, !on);
  }
  /** Gives a meaning another key; '' is none. */
  change(name: Name, key: string): void {
    this.map = changeKey(this.layout, this.map, name, key);
    writeKeys(this.layout, this.map);
  }
  reset(): void {
    this.map = this.layout.usual;
    writeKeys(this.layout, this.map);
  }

  meaningOf(key: string): Name | undefined {
    return this.isOn ? meaningOf(this.map, key) : undefined;
  }
  /** The key of a button, if it has one now. */
  key(name: Name): string | undefined {
    return (this.isOn && this.map[name]) || undefined;
  }
}
