import type { SectionWords, SettingSection } from '../../setting.model.js';

export const SECTION_WORDS: Readonly<Record<SettingSection, SectionWords>> = {
  general: {
    title: 'Général',
    tip:
      'Ces réglages fixent le nombre d’équipes et ce que chacune peut dépenser. Le plafond salarial tient compte de tous les joueurs ' +
      'actifs et du salaire que l’équipe retient.',
  },
  competition: {
    title: 'Compétition',
    tip:
      'On gagne la saison grâce aux points de tous les matchs, ou dans des duels où deux équipes s’affrontent ' +
      'chaque semaine et comparent leurs points ou leurs catégories. Des séries peuvent suivre.',
  },
  roster: {
    title: 'Formation',
    tip:
      'Ces réglages fixent le maximum de joueurs d’une équipe, le minimum par position en saison, et les places sur la liste des blessés. ' +
      'Les blessés ne comptent ni sur le plafond ni dans la formation.',
  },
  trading: {
    title: 'Échanges',
    tip: 'Ces réglages fixent le nombre de choix d’autonome par semaine, et ce qui peut être échangé. Un choix échangé reste valable pour la même semaine.',
  },
  calendar: {
    title: 'Calendrier de la saison',
    tip:
      'Ces réglages déterminent quand les échanges commencent et prennent fin, si les formations sont gelées en séries éliminatoires, combien ' +
      'd’ajouts et d’échanges une équipe peut faire dans une saison, et combien de matchs ses gardiens doivent y jouer.',
  },
  lineup: {
    title: 'Alignements',
    tip:
      'Sans alignements, chaque joueur actif rapporte des points. Avec des alignements, seuls les joueurs alignés en rapportent; ' +
      'les autres sont des réservistes, et leurs points s’affichent à part.',
  },
  draft: {
    title: 'Repêchage',
    tip: {
      dynasty:
        'Ce sont les rondes du repêchage général annuel, et celles du repêchage initial, qui remplit les formations une seule fois. S’il y a un ' +
        'repêchage des recrues, on les repêche à part et on les garde dans une banque.',
      redraft: 'Ce sont les rondes du repêchage qui remplit les formations au début de chaque saison.',
    },
  },
  farm: {
    title: 'Banque d’espoirs',
    tip:
      'Ces réglages déterminent qui peut rester dans la banque, qui il faut rappeler et qui on peut y renvoyer. Une limite de 0 signifie ' +
      'qu’il n’y en a pas; il en faut au moins une pour décider qui est une recrue.',
  },
  retention: {
    title: 'Retenue de salaire',
    tip:
      'Une équipe qui échange un joueur peut continuer à payer une part de son salaire. Le pourcentage est la part ' +
      'maximale d’un contrat qui peut être retenue; l’autre limite est le nombre de contrats retenus à la fois.',
  },
  protection: {
    title: 'Listes de protection',
    tip:
      'Avant chaque nouvelle saison, une équipe dresse la liste de ses joueurs protégés\u00A0: en dollars, un noyau qui ' +
      'respecte la limite de protection et ces minimums, plus une réserve qui a son propre montant; par nombre, un ' +
      'nombre fixe de joueurs. ' +
      'Tous les autres vont au repêchage général.',
  },
  play: {
    title: 'Fonctionnement',
    tip: 'Vous pouvez changer ces réglages en tout temps, sans effet sur ce qui s’est déjà passé.',
  },
};
