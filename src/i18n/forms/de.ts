import type { TermForms } from './index.ts';

export const de: TermForms = {
  game: 'plakoto',
  checker: 'stein steins steines steine steinen',
  point: 'punkt punkts punktes punkte punkten',
  pin: 'festsetzen festsetzens festsetze festsetzt festsetzte festzusetzen festsetzung',
  'pinned-checker': 'festgesetzt festgesetzte festgesetzten festgesetzter festgesetztes festgesetztem',
  release:
    'freigeben freigebe freigibt freigab freigegeben freigegebene freigegebener freigegebenen freizugeben freigabe',
  blot: 'blot blots einzelner einzelne einzelnen',
  'closed-point': 'geschlossen geschlossene geschlossenen geschlossener geschlossenes gesperrt',
  'made-point': 'gemacht gemachte gemachten gemachter',
  mother: 'mutterpunkt mutterpunkts mutterpunktes mutterpunkte mutterpunkten mutter mütter',
  home: 'heimfeld heimfelds heimfeldes heimfelder heimfeldern',
  'bear-off':
    'auswürfeln auswürfelns auswürfle auswürfelt auswürfelst ausgewürfelt ausgewürfelte ausgewürfelten auszuwürfeln',
  die: 'würfel würfels würfeln',
  roll: 'wurf wurfs wurfes würfe würfen würfelt gewürfelt',
  double: 'pasch paschs pasches pasche päsche paschen',
  turn: 'zug zugs zuges züge zügen ziehen zieht gezogen',
  pass: 'passen passens passe passt passte gepasst',
  pip: 'pip pips pipzahl',
  'white-black': 'weiß weiße weißen weißer schwarz schwarze schwarzen schwarzer',
  'single-win': 'einfach einfacher einfachen sieg siegs sieges siege siegen',
  'double-win': 'doppelt doppelter doppelten mars',
  draw: 'unentschieden remis',
  match: 'match matchs matches',
  'rule-set': 'regelsatz regelsatzes regelsätze regelsätzen regel regeln hausregel hausregeln',
};
