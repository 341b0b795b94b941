import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import { isShort } from '$games/shared/shape';
import ShortFrame from '$games/shared/ShortFrame.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe('short windows', () => {
  it('are phones on their side and pages at 200%, no phones that stand', () => {
    const sizes = [
      [844, 390],
      [720, 450],
      [667, 375],
      [844, 340],
      [1440, 450],
    ] as const;
    expect(sizes.map(([width, height]) => isShort(width, height))).toEqual([true, true, true, true, true]);
    expect(isShort(390, 844) || isShort(360, 480) || isShort(1024, 600)).toBe(false);
  });

  it('have rails with tabs and keys, which arrows and names find', async () => {
    render(ShortFrame<'one' | 'two'>, {
      title: 'Game',
      tabsLabel: 'Parts',
      prompt: { title: 'Your turn', sub: 'Take pieces' },
      tab: 'one',
      tabs: [
        { id: 'one', label: 'Supply', icon: 'sun' },
        { id: 'two', label: 'Build', icon: 'head', badge: 2 },
      ],
      players: words('You 0'),
      keys: words('Undo'),
      act: words('Commit'),
      children: words('Ring'),
    });
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Undo Commit');
    expect(screen.getByRole('banner')).toHaveTextContent('Your turn');
    expect(screen.getByRole('tabpanel', { name: 'Supply' })).toHaveTextContent('Ring');
    await fireEvent.keyDown(screen.getByRole('tab', { name: 'Supply' }), { key: 'ArrowDown' });
    expect(screen.getByRole('tab', { name: 'Build 2' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Build 2' })).toBeInTheDocument();
  });
});
