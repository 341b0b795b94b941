/** A seat at the table in words. */
import type { BoardSeatData } from '$kit/api';
import type { BoardController } from '../controller/controller.svelte';
import type { BoardModel } from '../model/model';
import { seatName } from '../model/speech';
import { presenceOf } from '$games/shared/rivals';
import { listed } from '$kit/words';

/** What there is to know about who sits there. */
export function seatNote(controller: BoardController, model: BoardModel, seat: number): string {
  const { words, table } = controller;
  const data = model.seats[seat];
  if (!data) return '';
  if (data.resigned) return words('board-resigned');
  if (data.away) return words('board-away');
  if (presenceOf(data, table.here) === 'gone') return words('menu-not-here');
  if (data.kind !== 'bot') return '';
  const isNamed = data.name.toLowerCase().startsWith(data.level);
  return words(isNamed ? 'board-kind-bot-plain' : 'board-kind-bot', { level: data.level });
}

/** All about a seat, read aloud; pressing it shows more. */
export function seatLabel(controller: BoardController, model: BoardModel, seat: BoardSeatData): string {
  const { words } = controller;
  const { options } = model.view;
  const tray = seat.board.reduce((sum, { count }) => sum + count, 0);
  const tokens = listed(seat.tokens.map((token) => words(`board-token-${token}`)));
  const who = seat.seat === model.me ? words('board-you') : seatName(words, model, seat.seat);
  return [
    words('board-rival-open', { who, points: seat.points, done: seat.finished.length, tray, hand: seat.hand_size }),
    model.acting.includes(seat.seat) && words('board-rival-acting'),
    seatNote(controller, model, seat.seat),
    seat.has_temple && words('board-temple-held'),
    options.sacrifice && (tokens ? words('board-rival-tokens', { tokens }) : words('board-rival-no-tokens')),
    options.feathers && seat.gold > 0 && words('board-gold', { count: seat.gold }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** What a seat would have with its open Cóatls completed as they are; null where there is nothing to add. */
export function hopedTotal(model: BoardModel): { points: number; slots: string[] } | null {
  const open = model.me === null ? [] : model.orderedLanes.filter((lane) => lane.serpent && lane.lens);
  if (!open.length) return null;
  const more = open.reduce((sum, lane) => sum + (lane.lens?.points ?? 0), 0);
  return more > 0
    ? { points: model.shown.points + more, slots: open.filter((lane) => lane.lens?.points).map((lane) => lane.name) }
    : null;
}
