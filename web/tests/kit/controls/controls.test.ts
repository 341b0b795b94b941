import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Holder from './Holder.svelte';

const show = () => {
  const log = vi.fn();
  render(Holder, { log });
  return log;
};
const dialog = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('dialog');

describe('controls', () => {
  it('frames and chips show what they hold', () => {
    show();
    expect(screen.getByRole('region', { name: 'panel' })).toHaveClass('active');
    expect(screen.getByText('−2')).toHaveClass('bad');
  });

  it('buttons press; a disabled one can still say why', async () => {
    const log = show();
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const closed = screen.getByRole('button', { name: 'Close' });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.click(closed);
    expect(log.mock.calls).toEqual([['undo'], ['why']]);
  });

  it('toggles are switches with a name and a note', async () => {
    const log = show();
    const sound = screen.getByRole('switch', { name: 'Sound', checked: false });
    expect(sound).toHaveAccessibleDescription('ticks');
    await fireEvent.click(sound);
    expect(screen.getByRole('switch', { name: 'Sound', checked: true })).toBe(sound);
    await fireEvent.click(screen.getByRole('switch', { name: 'Fixed' }));
    expect(log.mock.calls).toEqual([['sound', true]]);
  });

  it('segmented controls are radio groups', async () => {
    const log = show();
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Stone' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Device' })).toBeDisabled();
    await fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked();
    expect(log).toHaveBeenCalledWith('theme', 'dark');
  });

  it('lines to choose are check boxes, or say that they are forced', async () => {
    const log = show();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'black pair' }));
    expect(log).toHaveBeenCalledWith('chosen', true);
    expect(screen.getByText('falls')).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it('tooltips come with focus and go with Escape', async () => {
    show();
    const tip = screen.getByText('what is hidden');
    const bags = screen.getByRole('button', { name: 'Bags' });
    expect(bags).toHaveAttribute('aria-describedby', tip.id);
    expect(tip).not.toHaveClass('shown');
    await fireEvent.focusIn(bags);
    expect(tip).toHaveClass('shown');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(tip).not.toHaveClass('shown');
  });
});

describe('dialogs', () => {
  it('open as modal windows with a name, and close by their buttons', async () => {
    const log = show();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(showModal).toHaveBeenCalledOnce();
    const asked = dialog('Show it?');
    expect(asked).toHaveAttribute('open');
    expect(asked).toHaveAccessibleName('Show it?');
    await fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(asked).not.toHaveAttribute('open');
    expect(log).toHaveBeenCalledWith('closed');
    showModal.mockRestore();
  });

  it('close on Escape, which the browser tells as cancel', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    const drawer = dialog('Settings');
    expect(drawer).toHaveClass('side');
    if (!drawer) throw new Error('no drawer');
    await fireEvent(drawer, new Event('cancel', { cancelable: true }));
    expect(drawer).not.toHaveAttribute('open');
  });

  it('may insist on an answer', async () => {
    show();
    await fireEvent.click(screen.getByRole('button', { name: 'Insist' }));
    const answer = dialog('Answer');
    if (!answer) throw new Error('no dialog');
    await fireEvent(answer, new Event('cancel', { cancelable: true }));
    await fireEvent.pointerDown(answer);
    expect(answer).toHaveAttribute('open');
    expect(screen.queryByRole('button', { name: 'Close it' })).toBeNull();
  });
});
