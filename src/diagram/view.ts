import { place, stop, travel } from './motion.ts';
import { boardHash, positionOf } from './reading.ts';
import { singleSteps } from './single-steps.ts';
import { isAtEnd, isAtStart, type Stepping } from './stepper.ts';

/** What is announced besides what stands in the frames; once a page, in `#board-words`. */
type Word = 'atFirst' | 'atLast' | 'wentBack' | 'copied' | 'notCopied';

/** After this long without a step a reader is looking, in milliseconds. */
const REST = 600;

/** Shows the state of the stepper in the frames that stand in the page. */
export class View {
  readonly frames: readonly HTMLElement[];
  readonly #root: HTMLElement;
  #shown: Stepping | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.frames = [...root.querySelectorAll<HTMLElement>('[data-frame]')];
  }

  /** The address of what is shown, `#pinning-five-pins:1`, with `.2` where only two of its steps are done. */
  get hash(): string {
    const state = this.#shown;
    const id = state && this.frames[state.frame]?.id;
    if (!state || !id) return '';
    return `#${id}${state.step < (state.steps[state.frame] ?? 0) ? `.${String(state.step)}` : ''}`;
  }

  /** The whole address of what is shown. */
  get address(): string {
    return (location.href.split('#')[0] ?? '') + this.hash;
  }

  /** The text of the position in view, as `parsePosition` reads it. */
  get position(): string {
    return positionOf(this.#frame());
  }

  /** What opens the frame in view on the page `board`. */
  get board(): string {
    return boardHash(this.#frame(1), this.#frame());
  }

  /** The frame in view, or the one so many before it; the first where there is none. */
  #frame(back = 0): HTMLElement {
    return this.frames[(this.#shown?.frame ?? 0) - back] ?? this.frames[0] ?? this.#root;
  }

  word(name: Word): string {
    return document.getElementById('board-words')?.dataset[name] ?? '';
  }

  announce(text: string): void {
    const ear = this.#root.querySelector('[data-announce]');
    if (!ear) return;
    // The same words twice running would not be heard the second time.
    ear.textContent = ear.textContent === text ? `${text}\u00a0` : text;
  }

  show(state: Stepping): void {
    const before = this.#shown;
    this.#shown = state;
    this.#buttons(state);
    if (state.by === 'rest' && before) return;
    if (state.by === 'edge') {
      this.announce(this.word(state.frame === 0 ? 'atFirst' : 'atLast'));
      return;
    }
    this.frames.forEach(stop);
    this.#turnTo(state);
    this.#prepare(state);
    if (!before) return;
    this.#move(before, state);
    this.announce(this.#news(state).join(' '));
    this.#address();
  }

  #button(action: string): HTMLElement | null {
    return this.#root.querySelector(`[data-action=${action}]`);
  }

  #buttons(state: Stepping): void {
    const disable = (action: string, isIdle: boolean): void => {
      this.#button(action)?.setAttribute('aria-disabled', String(isIdle));
    };
    for (const action of ['first', 'back']) disable(action, isAtStart(state));
    for (const action of ['next', 'last']) disable(action, isAtEnd(state));
    const play = this.#button('play');
    if (!play || play.hasAttribute('data-playing') === state.isPlaying) return;
    play.toggleAttribute('data-playing', state.isPlaying);
    // One button, two names: the one it does not bear now is kept.
    const { pause = '' } = play.dataset;
    play.dataset['pause'] = play.getAttribute('aria-label') ?? '';
    play.setAttribute('aria-label', pause);
  }

  /** Frames out of sight are not laid out; the ones that the next step may show are, once the reader rests. */
  #prepare({ frame }: Stepping): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      for (const near of [frame - 1, frame, frame + 1]) this.frames[near]?.setAttribute('data-near', '');
    }, REST);
  }

  #turnTo(state: Stepping): void {
    this.frames.forEach((frame, index) => {
      frame.toggleAttribute('data-on', index === state.frame);
      frame.removeAttribute('data-leaving');
    });
    this.#root.removeAttribute('data-returning');
    const frame = this.frames[state.frame];
    if (frame) place(frame, state.step, state.steps[state.frame] ?? 0);
    this.#root.querySelectorAll('.turns a').forEach((link, index) => {
      if (index === state.frame) link.setAttribute('aria-current', 'step');
      else link.removeAttribute('aria-current');
    });
  }

  /** Only what is next to each other moves; a jump is a jump. */
  #move(before: Stepping, state: Stepping): void {
    const frame = this.frames[state.frame];
    const from = this.frames[before.frame];
    if (state.frame === before.frame && frame) {
      void travel(frame, before.step, state.step);
    } else if (state.by === 'forward' && frame) {
      void travel(frame, 0, state.step);
    } else if (state.by === 'back' && from && before.step > 0) {
      // The frame that is left shows its checkers going home, over the new one, whose words are there at once.
      from.setAttribute('data-leaving', '');
      this.#root.setAttribute('data-returning', '');
      void travel(from, before.step, 0).then(() => {
        if (from.hasAttribute('data-moving')) return;
        from.removeAttribute('data-leaving');
        if (this.#shown === state) this.#root.removeAttribute('data-returning');
      });
    }
  }

  #news(state: Stepping): readonly string[] {
    const frame = this.frames[state.frame];
    if (!frame) return [];
    const isForward = state.by === 'forward';
    const isInside = state.step < (state.steps[state.frame] ?? 0);
    const whole = newsOf(frame);
    const news = isInside
      ? singleSteps(whole, frame.dataset['steps']).slice(isForward ? state.step - 1 : 0, state.step)
      : [whole];
    if (isForward) return news;
    return [...(state.by === 'back' ? [this.word('wentBack')] : []), ...this.#recap(state.frame), ...news];
  }

  /** Whoever only listens and comes to a frame otherwise than by the one before has to be told what each side did last. */
  #recap(shown: number): readonly string[] {
    const sides = new Set(
      this.frames
        .slice(shown, shown + 1)
        .filter(isTurn)
        .map(sideOf),
    );
    const last: HTMLElement[] = [];
    for (const frame of this.frames.slice(0, shown).filter(isTurn).reverse()) {
      if (!sides.has(sideOf(frame))) last.unshift(frame);
      sides.add(sideOf(frame));
    }
    return last.map(newsOf);
  }

  /** A diagram writes no history: the way back leads to the page before. */
  #address(): void {
    const { hash } = this;
    if (hash === '') return;
    try {
      history.replaceState(history.state, '', hash);
    } catch {
      // Some browsers allow only so many changes in a while.
    }
  }
}

function newsOf(frame: HTMLElement): string {
  return (frame.querySelector('[data-news]')?.textContent ?? '').trim().replace(/\s+/g, ' ');
}

function isTurn(frame: HTMLElement): boolean {
  return /^\d+$/.test(frame.dataset['frame'] ?? '');
}

/** The side that moves in a frame, whose numbers it has. */
function sideOf(frame: HTMLElement): string | undefined {
  return frame.dataset['numbers'];
}
