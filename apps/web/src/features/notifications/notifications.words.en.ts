export const calendar = 'Calendar';
export const calendarHint =
  'Draft nights, protection deadlines, free-agent picks that expire, offers that end, claims and matchups, of all your leagues, in your own calendar.';
export const makeCalendarAddress = 'Make a calendar address';
export const calendarAddressHint =
  'Subscribe to this address. Keep it to yourself: anyone who knows it can read these dates.';
export const calendarNeverLoaded = 'No calendar has loaded it yet.';
export const calendarLastLoaded = ({ time }: { time: string }) => `Last fetched by a calendar: ${time}`;
export const copyAddress = 'Copy address';
export const replaceAddress = 'Replace it by a new one';
export const takeAddressBack = 'Remove it';
export const calendarAddressCopied = 'Calendar address copied';
export const browserRefusedCopying = 'The browser did not allow copying.';
export const copyAddressYourselfHint = 'Select the address and copy it yourself.';

export const quietHours = 'Quiet hours';
export const quietHoursHint =
  'Notices wait until the quiet hours end, except those that are over or read by that time.';
export const clockComesThrough = 'Notify me during quiet hours when I’m on the clock';
export const clockComesThroughHint =
  'This also applies to the start of a draft. If off, quiet hours drop both notices, because they would be out of date later.';
export const noticesOnAllDevices = 'Notices on all devices';
export const sendDevicesNoticeWhen = 'Send my devices a notice when';
export const from = 'From';
export const to = 'To';
export const quietHoursNeedTwoTimes = 'Quiet hours end at another time than they begin.';
export const byClockOfZone = ({ zone }: { zone: string }) => `By the clock of ${zone}.`;
export const switchToZone = ({ zone }: { zone: string }) => `Use ${zone}`;

export const devicesThatGetNotices = 'Devices that get notices';
export const deviceNoticesRemoved = 'No more notices go to that device';
export const thisDevice = 'This device';
export const deviceAdded = ({ time }: { time: string }) => `Added ${time}, no notice sent yet`;
export const lastNoticeSent = ({ time }: { time: string }) => `Last notice sent ${time}`;
export const kindsLeftOut = ({ count }: { count: number }) => `${count} ${count === 1 ? 'kind' : 'kinds'} left out`;
export const kinds = 'Kinds';
export const kindsOnDevice = ({ device }: { device: string }) => `Kinds on ${device}`;
export const remove = 'Remove';
export const removeDevice = ({ device }: { device: string }) => `Remove ${device}`;
export const noticesOnDevice = ({ device }: { device: string }) => `Notices on ${device}`;
export const thisDeviceGetsNoticeWhen = 'From the list below, this device gets a notice when';

export const browserCannotGetNotices =
  'This browser cannot get notices. Current versions of Chrome, Edge, Firefox and Safari can, over a secure (https) connection.';
export const addToHomeScreenHint =
  'On an iPhone or iPad, tap Share, then “Add to Home Screen”, and open Crease from there. Notices can then be turned on here.';
export const browserBlocksNotices =
  'This browser blocks notices from Crease. Allow notifications in its settings for this site (often the icon next to the address), then load this page again.';
export const onYourDevices = 'On your devices';
export const noticesTurnedOnHere = 'Notices come to this device now';
export const noticesTurnedOffHere = 'No more notices come to this device';
export const thisDeviceGetsNotices = 'This device gets notices, also when Crease is closed.';
export const turnOnNoticesHint =
  'Get offers and answers, your turn in a draft and deadlines on this device, even when Crease is closed. Your browser asks you once; you choose the notices here.';
export const turnOffHere = 'Turn off here';
export const turnOnForThisDevice = 'Turn on for this device';

export const saved = 'Saved';
export const email = 'Email';
export const siteSendsNoEmail = 'This site sends no email now. Your choice is kept for when it does.';
export const sendEmailWhen = 'Send me an email when';

export const notifications = 'Notifications';
export const notificationsHint =
  'In Crease itself everything shows at once, under the bell. Here you choose what reaches you elsewhere.';
export const account = 'Account';
