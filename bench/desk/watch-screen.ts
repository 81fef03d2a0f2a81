/** What a page under measure knows of its own screen. */
type Screen = {
  /** Remembers how the elements look; what they look like next is the answer to the key that follows. */
  expect(selector: string): void;
  /** Milliseconds from the last key to the frame that shows the answer; rejects where none comes. */
  answer(): Promise<number>;
  clicks: number;
  /** Begins to note the time between frames. */
  countFrames(): void;
  /** What was noted, in milliseconds; ends it. */
  frames(): number[];
};

declare global {
  interface Window {
    deskScreen: Screen;
  }
}

/** Runs in the page before its own code. The clock starts with the browser's own time of the key, so that a busy page counts too. */
export function watchScreen(): void {
  const patienceMs = 15_000;
  let pressedAt = 0;
  let selector = '';
  let before = '';
  const look = () =>
    [...document.querySelectorAll(selector)]
      .map((element) => {
        const typed = 'value' in element ? String(element.value) : '';
        const said = ['data-line', 'aria-label', 'aria-current', 'aria-pressed', 'class', 'src', 'value'].map(
          (name) => element.getAttribute(name),
        );
        return [...said, typed, element.textContent, element === document.activeElement].join('|');
      })
      .join('\n');
  let noted: number[] = [];
  let isCounting = false;
  window.deskScreen = {
    clicks: 0,
    countFrames() {
      noted = [];
      isCounting = true;
      let last: number | undefined;
      const count = (at: number) => {
        if (last !== undefined) noted.push(at - last);
        last = at;
        if (isCounting) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    },
    frames() {
      isCounting = false;
      return noted;
    },
    expect(wanted) {
      selector = wanted;
      before = look();
    },
    answer: () =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const ask = () => {
          if (look() !== before) {
            // What stands there in a frame is painted at its end.
            setTimeout(() => resolve(performance.now() - pressedAt), 0);
          } else if (performance.now() - began > patienceMs) reject(new Error(`no answer at ${selector}`));
          else requestAnimationFrame(ask);
        };
        requestAnimationFrame(ask);
      }),
  };
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (!['Control', 'Shift', 'Alt', 'Meta'].includes(key)) pressedAt = timeStamp;
    },
    true,
  );
  addEventListener('pointerdown', () => (window.deskScreen.clicks += 1), true);
}
