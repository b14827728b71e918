export const title = 'Crease\u00A0: le pool de hockey avec un vrai plafond salarial';
export const description =
  'Des pools à joueurs protégés, avec les joueurs de la LNH et un plafond salarial\u00A0: formations, échanges, salaire retenu, listes de protection et salle de repêchage en direct.';
export const welcome = 'Bienvenue, {name}';
export const needsScripts = 'Crease a besoin de JavaScript pour fonctionner.';
