import { au, de } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './pick-step.words.en.js';

type Reason = Parameters<typeof en.PICK_STEPS.forfeited>[0];

const because = ({ reason }: Reason): string => (reason === null ? '' : ` ${reason}`);
const gave = ({ from, to }: Parameters<typeof en.PICK_STEPS.moved>[0]): string =>
  `${from === null ? 'Une équipe' : `L’équipe ${from}`} l’a donné ${to === null ? 'à une équipe' : au(to)}`;

export const PICK_STEPS: Translation<typeof en.PICK_STEPS> = {
  created: ({ team }) => `À l’origine, c’était le choix ${de(team)}.`,
  used: ({ team, player }) => `L’équipe ${team} a choisi ${player}.`,
  forfeited: (of) => `Le commissaire l’a confisqué.${because(of)}`,
  givenBack: (of) => `Le commissaire l’a rendu.${because(of)}`,
  moved: (of) => `${gave(of)}.`,
  traded: (of) => `${gave(of)} dans un échange.`,
  compensation: (of) => `${gave(of)} en compensation pour ${of.player}.`,
};
