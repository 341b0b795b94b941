export {
  canBeKey,
  changeKey,
  drawKey,
  meaningOf,
  namesOf,
  plainKey,
  readKeys,
  writeKeys,
  type KeyLayout,
  type KeyMap,
} from './layout';
export { KeyStore } from './store.svelte';
