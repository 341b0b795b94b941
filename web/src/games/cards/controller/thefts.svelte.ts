/** Thefts from the reader that nobody has closed yet. */
import { theftsFrom, type LogLine } from '../model/log';
import type { CardModel } from '../model/model';

/** More at once would cover the table. */
const MOST = 3;

export class Thefts {
  open = $state.raw<readonly LogLine[]>([]);

  /** Looks at what is new in the log since so many lines. */
  note(model: CardModel, seen: number): void {
    // CARL's thefts are told step by step.
    if (model.view.carl || model.isOver) return;
    const news = theftsFrom(model.lines, model.seat, seen);
    if (news.length) this.open = [...this.open, ...news].slice(-MOST);
  }
  close(line: LogLine): void {
    this.open = this.open.filter((each) => each !== line);
  }
}
