/** What the controller does by itself when the table has moved on: it lets go of what is gone, notes thefts, goes on with what was begun. */
import { untrack } from 'svelte';
import { settle } from '../model/hand';
import type { CardModel } from '../model/model';
import type { CardController } from './controller.svelte';

/** Called once, by the component that owns the controller. */
export function followTable(controller: CardController): void {
  /** By table and reader: how much of the log has been seen. */
  const seen: Record<string, number> = {};
  function note(model: CardModel): void {
    const reader = `${model.state.table.id} ${model.seat ?? ''}`;
    const before = seen[reader];
    seen[reader] = model.state.log.length;
    if (before === undefined) controller.fulfilling.noteOpened(model);
    controller.thefts.note(model, before ?? model.state.log.length);
  }

  controller.theatre.run();
  controller.hinting.follow();
  $effect.pre(() => {
    const { model } = controller;
    const cards = controller.canPlace || controller.table.busy ? (model?.cards ?? []) : [];
    const next = settle(controller.holding, cards, model?.legal ?? []);
    if (next !== controller.holding) controller.holding = next;
  });
  $effect.pre(() => {
    void controller.table.state?.version;
    controller.hush();
    controller.preview = null;
  });
  $effect.pre(() => {
    const { model } = controller;
    if (model) untrack(() => note(model));
  });
  $effect(() => {
    const { model } = controller;
    if (controller.table.refusal) controller.fulfilling.stop();
    if (controller.table.busy || !model) return;
    untrack(() => controller.fulfilling.goOn(model));
  });
}
