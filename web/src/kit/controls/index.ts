/** Controls and frames. Names and texts are given as props; nothing here speaks a language. */
export { default as Button } from './Button.svelte';
export { default as Chip } from './Chip.svelte';
export { default as ChoiceRow } from './ChoiceRow.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Drawer } from './Drawer.svelte';
export { default as Heading } from './Heading.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Segmented } from './Segmented.svelte';
export { default as Toggle } from './Toggle.svelte';
export { default as Tooltip } from './Tooltip.svelte';
export type { Choice } from './choice';
