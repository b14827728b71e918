export const newMark = 'New';
export const markAsUnread = 'Mark as unread';
export const markAsRead = 'Mark as read';
export const markAsUnreadOf = ({ notice }: { notice: string }) => `Mark as unread: ${notice}`;
export const markAsReadOf = ({ notice }: { notice: string }) => `Mark as read: ${notice}`;

export const all = 'All';
export const unread = 'Unread';
export const notices = 'Notices';
export const markAllAsRead = 'Mark all as read';
export const settings = 'Settings';
export const show = 'Show';
export const nothingUnread = 'Nothing unread';
export const unreadCount = ({ count }: { count: string | number }) => `${count} unread`;
export const everythingRead = 'You have read everything';
export const noNoticesYet = 'No notices yet';
export const noNoticesHint =
  'Offers and answers, vetoes, claims, drafts, deadlines and the health of your players appear here.';
export const showOlder = 'Show older';
export const allNotices = 'All notices';
