import { countOf, pluralOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { Refusal } from '../../result.js';
import type { Translation } from '../../words.js';
import type { RosterRule, Violation } from '../cap.rules.js';
import type * as en from './broken-rules.words.en.js';

type Verbs = Readonly<Record<'has' | 'uses' | 'retains', string>>;
type Words = (team: string, violation: Violation, verbs: Verbs) => Pick<Refusal, 'message' | 'fix'>;

const VERBS: Readonly<Record<en.Told['when'], Verbs>> = {
  is: { has: 'a', uses: 'utilise', retains: 'retient' },
  wouldBe: { has: 'aurait', uses: 'utiliserait', retains: 'retiendrait' },
};

const allowed = (limit: number): string => `le maximum est de ${limit}`;

const mostOf =
  (one: string, more?: string): Words =>
  (team, { figure, limit, excess }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, one, more)}; ${allowed(limit)}.`,
    fix: `Retirez ${countOf(excess, one, more)} de la formation active.`,
  });

const leastOf =
  (one: string): Words =>
  (team, { figure, limit, excess, coming }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, one)}; il en faut au moins ${limit}${coming ? ' au début de la saison' : ''}.`,
    fix: `Ajoutez ${countOf(excess, one)}${coming ? ' d’ici là\u00A0: au repêchage, par échange, ou parmi les joueurs autonomes après le dernier repêchage' : ''}.`,
  });

const WORDS: Readonly<Record<RosterRule, Words>> = {
  cap: (team, { figure, limit, excess }, { uses }) => ({
    message: `L’équipe ${team} ${uses} ${formatMoney(figure)} sur un plafond de ${formatMoney(limit)}\u00A0: ${formatMoney(excess)} de trop.`,
    fix: `Dégagez ${formatMoney(excess)}\u00A0: libérez des joueurs, placez des blessés sur la liste des blessés, ou faites un échange.`,
  }),
  capFloor: (team, { figure, limit, excess }, { uses }) => ({
    message: `L’équipe ${team} ${uses} ${formatMoney(figure)} du plafond; le plancher est de ${formatMoney(limit)}\u00A0: il manque ${formatMoney(excess)}.`,
    fix: `Ajoutez ${formatMoney(excess)} de salaire\u00A0: ajoutez ou activez des joueurs, ou obtenez par échange des joueurs plus chers.`,
  }),
  rosterSize: (team, { figure, limit, excess }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, 'joueur actif', 'joueurs actifs')}; ${allowed(limit)}.`,
    fix: `Retirez ${countOf(excess, 'joueur')} de la formation active.`,
  }),
  mostCentres: mostOf('centre'),
  mostLeftWings: mostOf('ailier gauche', 'ailiers gauches'),
  mostRightWings: mostOf('ailier droit', 'ailiers droits'),
  mostDefense: mostOf('défenseur'),
  mostGoalies: mostOf('gardien'),
  minimumForwards: leastOf('attaquant'),
  minimumDefense: leastOf('défenseur'),
  minimumGoalies: leastOf('gardien'),
  irSlots: (team, { figure, limit }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, 'joueur')} sur la liste des blessés, pour ${countOf(limit, 'place')}.`,
    fix: 'Activez ou libérez un joueur de la liste des blessés.',
  }),
  healthyOnIr: (team, { figure }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, 'joueur rétabli', 'joueurs rétablis')} sur la liste des blessés.`,
    fix: `Activez ou libérez ${pluralOf(figure, 'le joueur rétabli', 'les joueurs rétablis')}.`,
  }),
  rookieBank: (team, { figure, limit }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, 'joueur')} dans la banque d’espoirs, pour ${countOf(limit, 'place')}.`,
    fix: 'Rappelez ou libérez un joueur de la banque d’espoirs.',
  }),
  farmVeterans: (team, { figure, limit, excess }, { has }) => ({
    message: `L’équipe ${team} ${has} ${countOf(figure, 'vétéran')} dans la banque d’espoirs; ${allowed(limit)}.`,
    fix: `Rappelez ou libérez ${countOf(excess, 'vétéran')} de la banque d’espoirs.`,
  }),
  mustComeUp: (team, { figure }, { has }) => ({
    message: `L’équipe ${team} ${has} encore ${countOf(figure, 'joueur')} à rappeler de la banque d’espoirs.`,
    fix: `Rappelez ou libérez ${pluralOf(figure, 'ce joueur', 'ces joueurs')}.`,
  }),
  retentionSlots: (team, { figure, limit }, { retains }) => ({
    message: `L’équipe ${team} ${retains} du salaire sur ${countOf(figure, 'contrat')}; ${allowed(limit)} à la fois.`,
    fix: 'Attendez la fin d’un contrat retenu, ou ne retenez rien ici.',
  }),
};

export const ROSTER_REFUSALS: Translation<typeof en.ROSTER_REFUSALS> = {
  broken: ({ team, violation, when }) => WORDS[violation.rule](team, violation, VERBS[when]),
};
