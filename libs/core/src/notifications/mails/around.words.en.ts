/** The beginning and the end of every mail, and what push messages add. */
export const AROUND_WORDS = {
  greeting: ({ name }: { name: string }) => `Hello ${name},`,
  greetingOfStranger: () => 'Hello,',
  /** Names the league, and how to turn the mails off. */
  foot: ({ league }: { league: string }) => `League: ${league}. You can choose in your profile which emails you get.`,
  quietNotices: ({ count }: { count: number }) => `${count} notices came in your quiet hours`,
  more: ({ count }: { count: number }) => `and ${count} more`,
};
