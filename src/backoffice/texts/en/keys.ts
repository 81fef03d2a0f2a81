/** Keys of the pages, at the foot and behind `?`. */
export const keys = {
  ofPage: 'Keys of this page',
  all: 'all keys',
  everywhere: 'Everywhere',
  help: 'Show the keys of this page',
  close: 'Close',
  escapeHint: 'Press Escape once more to close.',
  single: 'Letters and signs alone are keys',
  singleHint:
    'Switch this off if you dictate, or if a screen reader uses the same letters. Every key has a button.',
  names: { Space: 'Space', Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' },
};
