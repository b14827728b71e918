import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './leagues.refusals.en.js';

const newTeams = (count: number): string => countOf(count, 'nouvelle équipe', 'nouvelles équipes');

export const LEAGUES_REFUSALS: Translation<typeof en.LEAGUES_REFUSALS> = {
  notFound: () => ({ message: 'Ce membre n’existe pas, ou vous ne pouvez pas le voir.' }),
  notAMember: () => ({
    message: 'La personne qui devient commissaire doit être membre de cette ligue.',
    fix: 'Choisissez un autre membre.',
  }),
  forbidden: () => ({
    message: 'Seul un commissaire peut nommer un autre commissaire.',
    fix: 'Quittez la ligue sans nommer de commissaire.',
  }),
  lastCommissioner: () => ({
    message: 'Cette ligue n’a pas d’autre commissaire que vous.',
    fix: 'Choisissez qui prend la relève, puis quittez la ligue.',
  }),
  tooManyTeams: ({ present, added, most }) => ({
    message: `La ligue compte ${countOf(present, 'équipe')}; avec ${added} de plus, elle en compterait ${present + added}. Le maximum est de ${most}.`,
    fix: present < most ? `Ajoutez-en au plus ${most - present}.` : 'Créez une autre ligue avec les nouvelles équipes.',
  }),
  unplayable: ({ faults }) => ({
    message: `De nouvelles équipes ne pourraient pas jouer avec ces réglages. ${faults.join(' ')}`,
    fix: 'Changez d’abord les réglages de la ligue.',
  }),
  expansionShort: ({ added, rounds, present, most }) => ({
    message: `Avec ${newTeams(added)} et ${countOf(rounds, 'ronde')}, il faut ${countOf(added * rounds, 'choix', 'choix')}. Avec ${countOf(present, 'équipe')} et au plus ${countOf(most, 'joueur perdu', 'joueurs perdus')} par équipe, il n’y a que ${countOf(present * most, 'joueur')} à prendre.`,
    fix: `Portez à ${Math.ceil((added * rounds) / present)} le nombre maximal de joueurs perdus au repêchage d’expansion, ou réduisez le nombre de rondes ou de nouvelles équipes.`,
  }),
};
