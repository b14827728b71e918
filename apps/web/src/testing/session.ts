export const MEL = {
  uid: 'u1',
  email: 'mel@example.com',
  user_name: 'melott',
  first_name: 'Mel',
  last_name: 'Ott',
  picture: null,
  isAdmin: false,
  isSiteOwner: false,
};

/** The answer that opens a session for ten minutes. */
export const sessionOf = <User extends object>(user: User, accessToken = 't') => ({
  status: 200,
  body: { accessToken, expiresAt: new Date(Date.now() + 600_000).toISOString(), user },
});
