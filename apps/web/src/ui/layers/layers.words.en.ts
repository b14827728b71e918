export const openLayers = 'Open layers';
export const operationFailed = 'Operation failed';
export const close = 'Close';
export const cancel = 'Cancel';
export const notifications = 'Notifications';
export const dismiss = 'Dismiss';
