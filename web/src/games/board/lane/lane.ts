/** What is shown of a place for a Cóatl, in whatever form: sockets with what they would bring, brackets, needs. */
import type { ChangeData, LegalData, PlacementLens } from '$kit/api';
import type { PieceStates, SocketSpec, Span } from '$kit/art';
import { listStates } from '$kit/art/states';
import type { BoardController } from '../controller/controller.svelte';
import { ghostsOf, spansOf } from '../model/marks';
import { openEnds, type BoardModel, type Lane } from '../model/model';
import { sameTarget, type End, type Hold } from '../model/pointing';
import { serpentSaid } from '../model/speech';
import { isTemple, pieceName, signed } from '$games/names/board';
import { prophecyById } from '$kit/data';
import type { Words } from '$kit/words';

type HeldPiece = Extract<Hold, { type: 'piece' }>;

/** What a placement changes for the reader: the cards beside the Cóatl and those in hand, Temples too. */
export const nearChanges = (placement: PlacementLens): ChangeData[] =>
  placement.changes.filter(({ where }) => where !== 'pile' && where !== 'open');

const gainOf = ({ before, after }: ChangeData): number => after - before;

/** The chip of a socket: one number, the sum of all that is told of this placement. */
export function deltaOf(words: Words, placement: PlacementLens): NonNullable<SocketSpec['delta']> {
  const near = nearChanges(placement);
  const value = near.reduce((sum, change) => sum + gainOf(change), 0);
  const delta = signed(words, value);
  const broken = near.filter(({ breaks }) => breaks);
  if (value < 0)
    return { value, text: words('board-delta-breaks', { delta, count: broken.length }), pattern: patternOf(broken) };
  return {
    value,
    text: placement.completes ? words('board-delta-completes', { delta }) : delta,
    pattern: patternOf(near),
  };
}

/** The pattern of the card that changes most. */
function patternOf(changes: readonly ChangeData[]): string | undefined {
  const [most] = changes
    .filter(({ card }) => !isTemple(card))
    .sort((a, b) => Math.abs(gainOf(b)) - Math.abs(gainOf(a)));
  return most && prophecyById(most.card).pattern;
}

export interface LaneLook {
  /** How it is read aloud. */
  said: string;
  /** The card whose matches are shown: the one in focus, or else the goal of this Cóatl. */
  card: string | null;
  goal: string | undefined;
  /** The card that a press on the pin would make the goal. */
  pinnable: string | null;
  spans: Span[];
  states: Record<number, PieceStates>;
  /** Pieces that can be taken back: their names by number. */
  pressable: Record<number, string>;
  needs: readonly ('head' | 'tail')[];
  /** Lays the held card here. */
  lay: LegalData | undefined;
  layFor: number | undefined;
  left: SocketSpec | null;
  right: SocketSpec | null;
  /** Where a new Cóatl begins. */
  fresh: SocketSpec | null;
}

export function lookAtLane(controller: BoardController, model: BoardModel, lane: Lane): LaneLook {
  const { words, held } = controller;
  const { serpent } = lane;
  const goal = controller.goals.of(lane.name);
  const card = controller.card ?? goal ?? null;
  const paid = card ? controller.prophecyLens(card, lane) : undefined;
  const ends = serpent ? openEnds(serpent) : { left: false, right: false };
  const lay = held?.type === 'card' ? model.actionFor(held, { serpent: lane.name, end: 'cards' }) : undefined;
  const last = lane.last === null ? undefined : serpent?.pieces[lane.last];
  return {
    said: serpentSaid(words, model, lane.name),
    card,
    goal,
    lay,
    pinnable: controller.pinned ?? (held?.type === 'card' ? held.card : null),
    spans: spansOf(paid),
    states: statesOf(controller, lane),
    pressable:
      last && lane.last !== null
        ? { [lane.last]: words('board-piece-back', { name: pieceName(words, last.kind, last.colour) }) }
        : {},
    needs: (['head', 'tail'] as const).filter((kind) => (kind === 'head' ? ends.left : ends.right)),
    layFor: lay && model.lens?.payments.find((payment) => payment.action === lay.id)?.points,
    left: ends.left ? socketOf(controller, model, lane, 'left', ghostsOf(paid, 'left')) : null,
    right: ends.right ? socketOf(controller, model, lane, 'right', ghostsOf(paid, 'right')) : null,
    fresh: serpent ? null : socketOf(controller, model, lane, 'new', []),
  };
}

function statesOf(controller: BoardController, lane: Lane): Record<number, PieceStates> {
  const found: Record<number, PieceStates> = Object.fromEntries(lane.draft.map((i) => [i, 'draft']));
  if (controller.looked?.serpent === lane.name)
    found[controller.looked.piece] = [...listStates(found[controller.looked.piece]), 'selected'];
  return found;
}

function socketOf(
  controller: BoardController,
  model: BoardModel,
  lane: Lane,
  end: Exclude<End, 'cards'>,
  ghosts: ReturnType<typeof ghostsOf>,
): SocketSpec {
  const { words, held } = controller;
  const piece: HeldPiece | null = held?.type === 'piece' && held.colour !== 'O' ? held : null;
  const target = { serpent: lane.name, end };
  const action = piece ? model.actionFor(piece, target) : undefined;
  const placement = action && model.placements.get(action.id);
  const delta = placement && deltaOf(words, placement);
  const socket = words(`board-socket-${end}`, { name: serpentSaid(words, model, lane.name) });
  const what = piece ? pieceName(words, piece.piece, piece.colour) : '';
  const snapped = controller.pointing.drag?.spot?.target ?? null;
  const number =
    end !== 'new'
      ? controller.hinted(['add'], { serpent: lane.name, end })
      : lane.name === model.freeSlot
        ? controller.hinted(['begin'], {})
        : null;
  const hinted = controller.isNow(number);
  return {
    label: !action
      ? socket
      : delta
        ? words('board-socket-place', { socket, piece: what, delta: delta.text })
        : words('board-socket-place-plain', { socket, piece: what }),
    kind: piece && action ? piece.piece : 'body',
    ghost: piece ? (sameTarget(snapped, target) ? piece.colour : undefined) : ghosts[0],
    further: piece ? [] : ghosts.slice(1),
    hot: action !== undefined || hinted,
    step: number === null ? undefined : { number, now: hinted },
    closed: piece !== null && !action,
    delta,
    onpress: () => {
      if (piece) controller.put(target);
      else controller.why(model.isMine ? 'board-prompt-assemble-sub' : 'board-why-wait');
    },
  };
}

/** Looking at a piece makes the cards that count on it glow. */
export function watchPieces(
  controller: BoardController,
  lane: Lane,
): { look: (event: PointerEvent) => void; leave: () => void } {
  const leave = () => {
    if (controller.looked?.serpent === lane.name) controller.looked = null;
  };
  const look = (event: PointerEvent) => {
    if (!lane.lens || controller.held || (event.pointerType !== 'mouse' && event.type !== 'pointerdown')) return;
    const part = (event.target as Element).closest('[data-piece]');
    const number = part ? Number(part.getAttribute('data-piece')) : null;
    if (number === null) leave();
    else if (controller.looked?.serpent !== lane.name || controller.looked.piece !== number)
      controller.looked = { serpent: lane.name, piece: number };
  };
  return { look, leave };
}
