import { clausePage, faultClause } from '../clauses.ts';
import { tellFault } from '../diagram/refusal.ts';
import { sceneOf } from '../diagram/scene.ts';
import { tell } from '../diagram/words.ts';
import { formatPlay } from '../engine/play-text.ts';
import { formatRoll, parseRoll } from '../engine/roll-text.ts';
import { isRuleSetId } from '../engine/rulesets.ts';
import type { Frame } from '../engine/replay.ts';
import type { Roll } from '../engine/types.ts';
import type { WrittenTurn } from '../engine/plays.ts';
import { draw, find, make } from './elements.ts';
import type { Exploring } from './explorer.ts';
import { considered, look } from './position.ts';
import { fill, tellDifferences, tellMistake, type ExplorerWords } from './telling.ts';

/** What is new: mistakes, the verdict or, without one, the position, and how many turns there are. */
const NEWS = '[data-mistakes] li, [data-verdict] > :first-child, [data-verdict=none] ~ .state, [data-part=count]';

/** The page as it stands, and what of the state it shows. Everything that never changes is in its HTML. */
export class Page {
  readonly root: HTMLElement;
  readonly #words: ExplorerWords;
  /** The turns behind the buttons that choose one. */
  readonly #turns = new WeakMap<EventTarget, WrittenTurn>();
  #shown: Exploring | undefined;

  constructor(root: HTMLElement, words: ExplorerWords) {
    this.root = root;
    this.#words = words;
    for (const control of root.querySelectorAll(':disabled')) control.removeAttribute('disabled');
    root.dataset['live'] = '';
  }

  part(name: string): HTMLElement {
    return find(this.root, `[data-part=${name}]`);
  }

  /** The turn that a button chooses. */
  turnOf(target: EventTarget | null): WrittenTurn | undefined {
    return target ? this.#turns.get(target) : undefined;
  }

  /** The dice as they are set, if both are. */
  get roll(): Roll | undefined {
    const dice = [...this.root.querySelectorAll<HTMLInputElement>(':checked[type=radio]')];
    const roll = parseRoll(dice.map(({ value }) => value).join(''));
    return roll.ok ? roll.value : undefined;
  }

  show(state: Exploring): void {
    const before = this.#shown;
    this.#shown = state;
    this.#board(state);
    if (before?.faults !== state.faults) this.#mistakes(state);
    if (before?.looked !== state.looked) {
      this.#settings(state, before);
      this.#verdict(state.looked.frame);
      this.#others(state);
    }
    if (before?.looked.turns !== state.looked.turns || before.listed !== state.listed) this.#list(state);
    const { frame } = state.looked;
    for (const button of this.part('turns').querySelectorAll('button')) {
      button.toggleAttribute('data-played', frame.kind === 'turn' && frame.text === button.textContent);
    }
    // Whoever pressed a button that is gone is where its answer stands.
    if (before && !this.root.contains(document.activeElement) && before.looked !== state.looked)
      this.part('verdict').focus();
  }

  /** Says what an address or a text has come to, in the words that stand on the page. */
  announce(): void {
    const told = [...this.root.querySelectorAll(NEWS)].map(({ textContent }) => textContent).join(' ');
    const ear = this.part('ear');
    // The same words twice running would not be heard the second time.
    ear.textContent = ear.textContent === told ? `${told}\u00a0` : told;
  }

  #board({ looked, draft }: Exploring): void {
    const side = looked.position.turn;
    const frame = draft.length > 0 ? considered(looked, draft) : looked.frame;
    const fixed = document.documentElement.dataset['numbers'];
    const numbers = fixed === 'white' || fixed === 'black' ? fixed : side;
    const { diagram } = this.#words;
    const { state, points } = tell(diagram, frame, numbers);
    const figure = this.part('board');
    figure.dataset['frame'] = frame.key;
    figure.dataset['numbers'] = side;
    draw(find(figure, 'svg'), sceneOf(frame, side));
    this.part('state').textContent = `${state.join(' ')} ${diagram.numbers[numbers]}`;
    this.part('points').replaceChildren(...[...points, diagram.otherPointsEmpty].map((each) => make('li', each)));
  }

  #settings({ looked, texts, past, isStaying }: Exploring, before: Exploring | undefined): void {
    const { rules, roll, frame } = looked;
    const set = this.roll;
    const [first, second] = roll ?? [];
    if (!set || !roll || formatRoll(set) !== formatRoll(roll)) {
      for (const die of this.root.querySelectorAll<HTMLInputElement>('[type=radio]')) {
        die.checked = Number(die.value) === (die.name === 'first' ? first : second);
      }
    }
    for (const field of this.root.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, [type=text]')) {
      if (field.name === 'rules') field.value = rules;
      // What was typed stays while it can still be meant; a turn that was played goes with its address.
      else if (!isStaying || (field.name === 'play' && (texts.play || field.value === before?.looked.play)))
        field.value = texts[field.name as 'at' | 'play'];
    }
    this.part('undo').hidden = past.length === 0;
    this.part('go-on').hidden = frame.kind !== 'turn' || frame.outcome !== undefined;
  }

  #button(turn: WrittenTurn): HTMLElement {
    const button = make('button', turn.text);
    button.type = 'button';
    this.#turns.set(button, turn);
    return make('li', button);
  }

  #verdict(frame: Frame): void {
    const { diagram, faults, explorer } = this.#words;
    const { news } = tell(diagram, frame, 'white');
    const verdict = this.part('verdict');
    verdict.dataset['verdict'] = frame.kind === 'turn' ? 'legal' : frame.kind === 'start' ? 'none' : 'refused';
    const told = make('p', `${news.slice(frame.kind === 'start' ? 1 : 0).join(' ')} `);
    verdict.replaceChildren(told);
    if (frame.kind !== 'refused') return;
    const { code } = frame.fault;
    const clause = faultClause[code];
    const reason = make('a', tellFault(faults, frame.fault, frame.side));
    reason.href = `${this.root.dataset['home'] ?? ''}${clausePage(clause)}/#${clause}`;
    told.dataset['fault'] = code;
    told.append(reason);
    if (frame.instead.length === 0) return;
    const instead = frame.instead.map((play) => this.#button({ play, text: formatPlay(frame.position, play) }));
    verdict.append(make('p', explorer.instead), make('ul', ...instead));
  }

  #list({ looked, listed }: Exploring): void {
    const { turns, roll } = looked;
    this.part('turns').replaceChildren(...turns.slice(0, listed).map((turn) => this.#button(turn)));
    const count = this.part('count');
    count.textContent = roll
      ? fill(this.#words.explorer.turns, { count: turns.length })
      : (count.dataset['noRoll'] ?? '');
    this.part('more').hidden = turns.length <= listed;
  }

  #mistakes({ faults, isLost }: Exploring): void {
    this.part('lost').hidden = !isLost;
    for (const place of ['lost', 'at', 'play']) {
      const here = faults.filter(({ part }) => (isLost ? 'lost' : part === 'at' ? 'at' : 'play') === place);
      find(this.root, `[data-mistakes=${place}]`).replaceChildren(
        ...[...new Set(here.map((fault) => tellMistake(this.#words, fault)))].map((told) => make('li', told)),
      );
      this.root.querySelector(`[name=${place}]`)?.setAttribute('aria-invalid', String(here.length > 0));
    }
  }

  /** What every other rule set changes. Without a roll little can be said, and nothing is said unless it ends the game. */
  #others({ looked }: Exploring): void {
    let isTelling = looked.roll !== undefined;
    for (const row of this.root.querySelectorAll<HTMLElement>('[data-set]')) {
      const { set = '' } = row.dataset;
      if (!isRuleSetId(set)) continue;
      row.hidden = set === looked.rules;
      const told = tellDifferences(this.#words, looked, look({ ...looked, rules: set })).join(' ');
      find(row, 'dd').textContent = told;
      if (!row.hidden && told !== this.#words.explorer.same) isTelling = true;
    }
    this.part('others').hidden = !isTelling;
  }
}
