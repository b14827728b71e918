import { compensationWords } from '@crease/core/free-agents/rfa/rfa.words.js';
import { countOf } from '@crease/core/french/grammar.js';
import { formatMoney } from '@crease/core/money.js';
import type { Translation } from '@crease/core/words.js';
import type { MissingPick, RFA_REFUSALS as en } from './rfa.refusals.js';

const MISSING: Readonly<Record<MissingPick, { readonly is: string; readonly fix: string }>> = {
  traded: { is: 'que l’équipe a échangé', fix: 'récupérez-le dans un échange' },
  promised: { is: 'que l’équipe a promis dans un échange', fix: 'attendez que cet échange soit réglé' },
  forfeited: { is: 'confisqué à l’équipe', fix: 'demandez à un commissaire de le rendre' },
  offered: { is: 'déjà engagé dans une autre offre de l’équipe', fix: 'retirez l’autre offre' },
  none: { is: 'que l’équipe n’a pas', fix: 'demandez à un commissaire de vérifier vos choix' },
};

export const RFA_REFUSALS: Translation<typeof en> = {
  'forbidden.offer': () => ({
    message: 'Vous n’avez pas d’équipe dans cette ligue.',
    fix: 'Seuls les DG font des offres et y répondent.',
  }),
  'forbidden.answer': () => ({
    message: 'Seule l’ancienne équipe du joueur peut égaler une offre.',
    fix: 'Choisissez l’un de vos joueurs autonomes avec compensation.',
  }),
  noRestricted: () => ({
    message: 'Ce joueur n’est pas autonome avec compensation.',
    fix: 'Choisissez un joueur de la liste des autonomes avec compensation.',
  }),
  ownRestricted: ({ player }) => ({
    message: `${player} faisait partie de votre équipe.`,
    fix: 'Attendez les offres des autres équipes. Vous pourrez ensuite égaler la meilleure.',
  }),
  offersOver: ({ player }) => ({
    message: `Les offres pour ${player} sont closes.`,
    fix: 'Faites une offre pour un autre joueur.',
  }),
  offerYears: ({ years, least, most }) => ({
    message: `Une offre porte sur ${least === most ? '' : `${least} à `}${countOf(most, 'saison')}, et non sur ${years}.`,
    fix: `Choisissez ${least === most ? countOf(least, 'saison') : `de ${least} à ${countOf(most, 'saison')}`}.`,
  }),
  compensationMissing: ({ team, pick, why, limit }) => ({
    message: `L’équipe ${team} ne peut pas offrir ce salaire\u00A0: la compensation exigée comprend ${compensationWords([pick])}, ${MISSING[why].is}.`,
    fix: `Offrez moins de ${formatMoney(limit)}, ou ${MISSING[why].fix}.`,
  }),
  notToAnswer: ({ player }) => ({
    message: `Il n’y a pas d’offre à égaler pour ${player} en ce moment.`,
    fix: 'Rechargez la page.',
  }),
  restrictedNow: ({ player }) => ({
    message: `${player} est autonome avec compensation, et sa situation n’est pas encore réglée.`,
    fix: 'Faites plutôt une offre, ou attendez la décision.',
  }),
};
