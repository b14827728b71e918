export const openLayers = 'Fenêtres ouvertes';
export const operationFailed = 'L’opération a échoué';
export const close = 'Fermer';
export const cancel = 'Annuler';
export const notifications = 'Avis';
export const dismiss = 'Fermer';
