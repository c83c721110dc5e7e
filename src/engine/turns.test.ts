import { COMPULSORY, OPTIONAL } from './referee/ask.ts';
import { testPlays, type PlaysRow } from './referee/tables.ts';

/** RULES 3, for every rule set: how many dice, and which. */
const DICE_TO_USE: readonly PlaysRow[] = [
  {
    rule: 'two dice may be played by one checker or by two, in either order',
    at: 'w 24:b15 13:w2 1:w13',
    roll: '6-5',
    plays: ['13/8 13/7', '13/2'],
  },
  {
    rule: 'a double gives four steps',
    at: 'w 24:b15 13:w 1:w14',
    roll: '3-3',
    plays: ['13/1'],
  },
  {
    rule: 'a double is played as far as it goes',
    at: 'w 24:b13 13:w 7:b2 1:w14',
    roll: '3-3',
    plays: ['13/10'],
  },
  {
    rule: 'a first step that makes the second impossible is not legal when another lets both be played',
    at: 'w 24:b13 13:w 7:w 2:b2 1:w13',
    roll: '6-5',
    // After 13/7 no 5 is left, for 7/2 is closed.
    plays: ['13/8 7/1'],
  },
  {
    rule: 'if either die can be played but not both, it is the higher one',
    at: 'w 24:b13 13:w 2:b2 1:w14',
    roll: '6-5',
    plays: ['13/7'],
  },
  {
    rule: 'if only the lower die can be played, it is played',
    at: 'w 24:b11 13:w 7:b2 2:b2 1:w14',
    roll: '6-5',
    plays: ['13/8'],
  },
  {
    rule: 'no step possible is a pass',
    at: 'w 24:b11 13:w 8:b2 7:b2 1:w14',
    roll: '6-5',
    plays: ['pass'],
  },
];

/** RULES 3, where bearing off counts like any step. */
const COMPULSORY_ROWS: readonly PlaysRow[] = [
  {
    rule: 'a die that can only bear off must be used',
    at: 'w 24:b15 7:w 1:w14',
    roll: '6-5',
    plays: ['7/off'],
    rules: COMPULSORY,
  },
  {
    rule: 'with larger dice than the highest point there is one turn: as many off as dice',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-5',
    plays: ['4/off 3/off'],
    rules: COMPULSORY,
  },
  {
    rule: 'the higher die must be used also when it bears off and the lower one would move',
    // After 5/1 a 6 takes nothing from 1, for the pinned checker stands higher; after 5/off a 4 has nothing.
    at: 'w 24:b14 5:w 2:b/w off:w13',
    roll: '6-4',
    plays: ['5/off'],
    rules: ['tapa-tabla'],
  },
];

/** RULES 3, where bearing off is never compulsory: obligations count on the board alone. */
const OPTIONAL_ROWS: readonly PlaysRow[] = [
  {
    rule: 'a die whose only use is to bear off may be left: the higher one on the board, the rest as one likes',
    at: 'w 24:b15 7:w 1:w14',
    roll: '6-5',
    plays: ['7/1', '7/off'],
    rules: OPTIONAL,
  },
  {
    rule: 'pass stands beside the bear-offs when no die has a step on the board',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-5',
    plays: ['4/off', '4/off 3/off', 'pass'],
    rules: OPTIONAL,
  },
  {
    rule: 'of a double, any number of bear-offs, and pass',
    at: 'w 24:b15 4:w 3:w14',
    roll: '6-6',
    plays: ['4/off', '4/off 3/off', '4/off 3/off(2)', '4/off 3/off(3)', 'pass'],
    rules: OPTIONAL,
  },
  {
    rule: 'a die that still has a step on the board must not be left',
    at: 'w 24:b15 6:w 3:w14',
    roll: '3-3',
    // Until 6/3 is played, a die is left that has a step; only four bear-offs leave none.
    plays: ['6/3', '6/3 3/off(3)', '6/off', '6/off 3/off', '3/off(4)'],
    rules: OPTIONAL,
  },
  {
    rule: 'bearing off with one die may leave the other without a step on the board',
    at: 'w 24:b15 6:w 1:w14',
    roll: '6-5',
    plays: ['6/1', '6/off', '6/off 1/off'],
    rules: OPTIONAL,
  },
  {
    rule: 'the lower die on the board is enough where the higher one only bears off',
    at: 'w 24:b14 5:w 2:b/w off:w13',
    roll: '6-4',
    plays: ['5/1', '5/off'],
    rules: ['tapa-tabla'],
    house: { bearOff: 'optional' },
  },
  {
    rule: 'where two steps on the board are possible two dice are owed, though a bear-off may be one of them',
    at: 'w 24:b15 6:w 5:w 1:w13',
    roll: '5-4',
    // Both dice can be played on the board: 6/1 and 5/1. With 5/off the 4 still moves, 6/2; 6/2 alone leaves the 5.
    plays: ['6/2 5/off', '6/1 5/1'],
    rules: OPTIONAL,
  },
];

/** RULES 3 and 4: a step that ends the game ends the turn. */
const CUT_SHORT: readonly PlaysRow[] = [
  {
    rule: 'a step that pins the last checker on its start ends the turn, whatever dice it leaves',
    at: 'w 19:b14 7:w 6:w14 1:b',
    roll: '6-5',
    // 7/2 leaves a 6 that can only bear off, and alone it would be the lower die.
    plays: ['7/2 6/off', '7/1*', '6/1*'],
    rules: ['plakoto', 'tapa-tabla', 'mahbusa'],
  },
  {
    rule: 'without the mother that step ends nothing, and both dice are owed',
    at: 'w 19:b14 7:w 6:w14 1:b',
    roll: '6-5',
    plays: ['7/2 6/off', '7/1* 6/1'],
    rules: ['tapa'],
  },
  {
    rule: 'the step that takes the last checker off ends the turn, whatever dice it leaves',
    at: 'w 24:b15 1:w off:w14',
    roll: '6-6',
    plays: ['1/off'],
    rules: COMPULSORY,
  },
  {
    rule: 'leaving the own start ends the turn when the enemy’s last checker has been pinned on its start before',
    at: 'w 24:w 12:w13 2:b14 1:w/b',
    roll: '6-5',
    // The 6 by 24/18 or the 5 by 24/19 ends it; each may be the second step too. 12/7 and 12/6 are played without.
    plays: ['24/19', '24/19 12/6', '24/18', '24/18 12/7', '12/7 12/6', '12/1'],
    rules: ['plakoto', 'tapa-tabla', 'mahbusa'],
  },
];

testPlays(DICE_TO_USE);
testPlays(COMPULSORY_ROWS);
testPlays(OPTIONAL_ROWS);
testPlays(CUT_SHORT);
