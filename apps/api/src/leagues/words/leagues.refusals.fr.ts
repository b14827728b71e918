import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import { commissionerOnly } from '../../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './leagues.refusals.en.js';

const ASK = 'Demandez une nouvelle invitation au commissaire.';
const SEND_LINK = 'N’indiquez pas d’adresse courriel, et envoyez vous-même le lien.';
const SHARE_OR_REVOKE = 'Partagez son lien de nouveau, ou révoquez-la d’abord.';

const SENDERS: Readonly<Record<'unproven' | 'young' | 'proven', string>> = {
  unproven: 'un compte dont l’adresse n’est pas confirmée',
  young: 'un nouveau compte',
  proven: 'un compte',
};

export const LEAGUES_REFUSALS: Translation<typeof en.LEAGUES_REFUSALS> = {
  'alreadyManager.you': ({ team }) => ({
    message: `Vous dirigez déjà une équipe dans cette ligue\u00A0: ${team}.`,
    fix: 'Un DG a une seule équipe par ligue\u00A0: quittez d’abord la vôtre, ou refusez cette invitation.',
  }),
  'teamTaken.accept': ({ team }) => ({
    message: `L’équipe ${team} a déjà un DG.`,
    fix: 'Demandez une autre équipe au commissaire.',
  }),
  'teamFree.accept': ({ team }) => ({
    message: `L’équipe ${team} n’a pas encore de DG\u00A0: elle ne peut pas avoir de co-DG.`,
    fix: 'Acceptez quand l’équipe aura un DG, ou demandez au commissaire de vous inviter comme DG.',
  }),
  'teamFull.accept': ({ team, most }) => ({
    message: `L’équipe ${team} compte ${countOf(most, 'personne')}, le maximum pour une équipe.`,
    fix: 'Demandez d’abord à son DG de retirer un co-DG.',
  }),
  'teamFull.invite': ({ team, people, invited, most }) => ({
    message: `Une équipe compte au plus ${countOf(most, 'personne')}, y compris le DG. L’équipe ${team} compte ${countOf(people, 'personne')}${invited === 0 ? '' : ` et ${countOf(invited, 'invitation en attente', 'invitations en attente')}`}.`,
    fix: invited === 0 ? 'Retirez d’abord un co-DG.' : 'Révoquez d’abord une invitation, ou retirez un co-DG.',
  }),
  managesTeam: ({ team }) => ({
    message: `On ne peut pas retirer un DG de l’équipe ${team} comme on retire un co-DG.`,
    fix: 'Confiez d’abord l’équipe à un co-DG, ou quittez la ligue.',
  }),
  'forbidden.people': ({ team }) => ({
    message: `Seuls le DG et les co-DG de l’équipe ${team} peuvent voir cette liste.`,
    fix: 'Tout le monde peut consulter la liste des membres de la ligue et de leurs équipes.',
  }),
  'forbidden.coManagers': ({ team }) => ({
    message: `Seul le DG de l’équipe ${team} peut inviter et retirer ses co-DG, ou leur confier l’équipe.`,
    fix: 'Demandez au DG de l’équipe.',
  }),
  invitationForOther: () => ({
    message: 'Cette invitation a été envoyée à une autre adresse courriel.',
    fix: 'Connectez-vous avec l’adresse à laquelle elle a été envoyée, ou demandez un lien au commissaire.',
  }),
  emailUnverified: () => ({
    message: 'Confirmez d’abord votre adresse courriel.',
    fix: 'Ouvrez le lien que nous vous avons envoyé, puis acceptez l’invitation de nouveau.',
  }),
  invitationOpen: ({ team }) => ({
    message: `Il y a déjà une invitation en attente pour l’équipe ${team}.`,
    fix: SHARE_OR_REVOKE,
  }),
  'invitationOpen.address': ({ email }) => ({
    message: `Il y a déjà une invitation en attente pour ${email}.`,
    fix: SHARE_OR_REVOKE,
  }),
  'teamTaken.link': ({ team, free }) => ({
    message: `L’équipe ${team} vient d’être prise.`,
    fix: pluralOf(free, 'Prenez la dernière équipe libre.', `Choisissez une des ${free} équipes encore libres.`),
  }),
  'teamTaken.held': ({ team }) => ({
    message: `L’équipe ${team} est réservée à une personne invitée.`,
    fix: 'Choisissez une autre équipe.',
  }),
  leagueFull: ({ league, teams }) => ({
    message: `Les ${countOf(teams, 'équipe')} de la ligue ${league} ont toutes un DG.`,
    fix: 'Demandez au commissaire de vous prévenir si une équipe se libère ou si un DG cherche un co-DG.',
  }),
  'leagueFull.held': ({ league, held }) => ({
    message: pluralOf(
      held,
      `La seule équipe libre de la ligue ${league} est réservée à une personne invitée.`,
      `Les ${held} équipes libres de la ligue ${league} sont réservées à des personnes invitées.`,
    ),
    fix: 'Vous avez reçu une invitation par courriel? Utilisez le lien qu’elle contient. Sinon, demandez au commissaire de révoquer une invitation.',
  }),
  linkInvalid: () => ({
    message: 'Ce lien n’est pas valide.',
    fix: 'Copiez le lien au complet, ou demandez-le au commissaire.',
  }),
  linkClosed: () => ({
    message: 'Le commissaire a désactivé ce lien.',
    fix: 'Demandez un nouveau lien au commissaire.',
  }),
  linkExpired: () => ({ message: 'Ce lien a expiré.', fix: 'Demandez un nouveau lien au commissaire.' }),
  'teamTaken.invite': ({ team }) => ({
    message: `L’équipe ${team} a déjà un DG.`,
    fix: 'Choisissez une équipe sans DG. Un DG invite ses co-DG sur la page de son équipe.',
  }),
  'alreadyManager.address': ({ team }) => ({
    message: `La personne à cette adresse dirige déjà une équipe\u00A0: ${team}.`,
    fix: 'Invitez une autre personne.',
  }),
  draftExists: ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» a déjà été créé\u00A0: les équipes et les rondes de repêchage ne changent plus.`,
    fix: 'Supprimez-le d’abord dans la salle de repêchage, ou changez les autres réglages.',
  }),
  'draftExists.season': ({ draft }) => ({
    message: `Le repêchage «\u00A0${draft}\u00A0» a déjà été créé\u00A0: le nombre d’équipes de cette saison ne change plus.`,
    fix: 'Supprimez-le d’abord dans la salle de repêchage. S’il a déjà commencé, faites entrer les nouvelles équipes la saison suivante.',
  }),
  'picksTraded.joined': ({ team }) => ({
    message: `L’équipe ${team} disparaîtrait, mais elle possède des joueurs ou des choix d’une autre équipe.`,
    fix: 'Faites-les d’abord revenir par un échange, ou tenez le repêchage d’expansion.',
  }),
  teamsTaken: ({ kept, trades }) => ({
    message: `${pluralOf(kept, 'Une équipe a', `${kept} équipes ont`)} un DG${trades ? ', une invitation en attente ou un échange accepté' : ' ou une invitation en attente'}.`,
    fix: 'Retirez d’abord des DG ou révoquez des invitations.',
  }),
  'picksTraded.team': ({ team }) => ({
    message: `L’équipe ${team} disparaîtrait, mais elle possède un choix d’une autre équipe.`,
    fix: 'Gardez le même nombre d’équipes, ou invitez un DG qui échangera ce choix.',
  }),
  'picksTraded.any': () => ({
    message: 'Des choix qui disparaîtraient ont été échangés ou promis.',
    fix: 'Gardez le même nombre d’équipes et de rondes.',
  }),
  notPlayable: ({ faults }) => ({
    message: `Les réglages de cette ligue ne permettent pas de jouer. ${faults.join(' ')}`,
    fix: 'Changez d’abord les réglages de cette ligue, puis copiez-la.',
  }),
  teamNameTaken: ({ name }) => ({
    message: `Une autre équipe s’appelle déjà ${name}.`,
    fix: 'Choisissez un autre nom.',
  }),
  noSample: () => ({ message: 'Ce site n’a pas de joueurs fictifs.', fix: 'Choisissez les vrais joueurs.' }),
  tooManyLeagues: ({ count, most }) => ({
    message: `Vous dirigez ${countOf(count, 'ligue')}, et le maximum est de ${most} par compte.`,
    fix: 'Confiez-en d’abord une à quelqu’un d’autre, ou quittez-en une.',
  }),
  'lastCommissioner.leagues': ({ leagues }) => ({
    message: `Il n’y a pas d’autre commissaire que vous dans ${pluralOf(leagues.length, 'cette ligue', 'ces ligues')}\u00A0: ${leagues.join(', ')}.`,
    fix: 'Nommez-y d’abord un autre commissaire.',
  }),
  'lastCommissioner.removed': () => ({
    message: 'Une ligue doit avoir au moins un commissaire.',
    fix: 'Nommez d’abord un autre commissaire.',
  }),
  'forbidden.ledger': () => commissionerOnly('noter les cotisations et les bourses'),
  ledgerFull: ({ lines, more, most }) => ({
    message: `Le registre compte déjà ${countOf(lines, 'ligne')}, pour un maximum de ${most}. Vous voulez en ajouter ${more}.`,
    fix: 'Supprimez d’abord des lignes de saisons passées.',
  }),
  'forbidden.seeDelays': () => commissionerOnly('voir ce qui est en retard'),
  'forbidden.seeInvitations': () => commissionerOnly('voir les invitations'),
  'forbidden.seeMessages': () => commissionerOnly('voir les messages'),
  'forbidden.invite': () => commissionerOnly('inviter des DG'),
  'forbidden.revoke': () => commissionerOnly('révoquer une invitation'),
  'forbidden.rename': () => commissionerOnly('renommer l’équipe d’un autre DG'),
  'forbidden.nameCommissioner': () => commissionerOnly('nommer un commissaire'),
  'forbidden.remove': () => commissionerOnly('retirer un DG'),
  invitationInvalid: () => ({ message: 'Cette invitation n’est pas valide.', fix: ASK }),
  invitationUsed: () => ({ message: 'Cette invitation a déjà été utilisée.', fix: ASK }),
  invitationRevoked: () => ({ message: 'Cette invitation a été révoquée.', fix: ASK }),
  invitationDeclined: () => ({ message: 'Cette invitation a été refusée.', fix: ASK }),
  invitationExpired: () => ({ message: 'Cette invitation a expiré.', fix: ASK }),
  invalid: ({ words }) => ({ message: words }),
  'invalid.season': ({ present }) => ({
    message: `La saison actuelle est ${present}, et une ligue ne peut pas commencer plus tard.`,
    fix: `Choisissez ${present} ou une saison précédente.`,
  }),
  'limitReached.leagues': ({ most, proven }) => ({
    message: `Vous avez créé ${countOf(most, 'ligue')} en une journée, le maximum pour un compte.`,
    ...(proven
      ? {}
      : {
          fix: 'Au lieu de créer une autre ligue, changez les réglages de l’une des vôtres\u00A0: c’est permis jusqu’au premier repêchage.',
        }),
  }),
  'limitReached.leaguesFrom': ({ most }) => ({
    message: `${countOf(most, 'ligue a été créée', 'ligues ont été créées')} à partir de ce réseau en une journée, le maximum pour un réseau.`,
  }),
  'limitReached.links': ({ most }) => ({
    message: `Un compte peut créer au plus ${countOf(most, 'invitation')} par jour, y compris celles des archives et des ligues copiées.`,
  }),
  'limitReached.mails': ({ most, kind }) => ({
    message: `Vous avez envoyé ${countOf(most, 'invitation')} par courriel en une journée, le maximum pour ${SENDERS[kind]}.`,
    fix:
      kind === 'unproven'
        ? 'Confirmez votre adresse, ou n’indiquez pas d’adresse courriel et envoyez vous-même le lien.'
        : SEND_LINK,
  }),
  'limitReached.mailsTo': ({ most }) => ({
    message: `Cette adresse a reçu ${countOf(most, 'invitation')} en une journée, le maximum pour une adresse.`,
    fix: SEND_LINK,
  }),
  'limitReached.mailsFrom': ({ most }) => ({
    message: `${countOf(most, 'invitation a été envoyée', 'invitations ont été envoyées')} à partir de ce réseau en une journée, le maximum pour un réseau.`,
    fix: SEND_LINK,
  }),
  tooManyRequests: () => ({ message: 'Trop de tentatives. Réessayez plus tard.' }),
};
