import { LegalPage, SupportContact } from './LegalPage.js';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      sections={[
        {
          title: 'Information We Collect',
          body: (
            <>
              <p>
                When you create an account we store your username, first and last name, email address and, if you upload
                one, your picture. Your password is stored only as a hash that cannot be turned back into the password.
              </p>
              <p>
                When you play we store what your leagues are made of: teams, rosters, picks, trades, protection sheets,
                messages in draft rooms, and a log of who did what and when. For each session we keep its time, the kind
                of browser and the network address, so that you and we can recognise a session that is not yours.
              </p>
              <p>
                This site sets one cookie, which keeps you signed in, and keeps your display preferences in your
                browser. It uses no advertising and no third-party tracking.
              </p>
            </>
          ),
        },
        {
          title: 'How We Use Your Information',
          body: (
            <>
              <p>
                We use it to run your leagues: to show your team to the other managers, to check moves against the
                rules, and to keep the log that everybody in a league can rely on.
              </p>
              <p>
                We use your email address for the messages you expect, such as invitations, trade offers and draft
                reminders. We use session data to protect accounts against misuse. We do not use your information for
                anything else.
              </p>
            </>
          ),
        },
        {
          title: 'Information Sharing',
          body: (
            <>
              <p>
                Members of your leagues see your name, username, picture, team and your actions in that league. Your
                email address is visible only to you and, for invitations they sent themselves, to the commissioners who
                sent them.
              </p>
              <p>
                We do not sell or rent personal information. We share it outside the service only where the law obliges
                us to.
              </p>
            </>
          ),
        },
        {
          title: 'Contact',
          body: (
            <p>
              To see, correct or delete what we hold about you, or to ask anything about this policy, write to{' '}
              <SupportContact />.
            </p>
          ),
        },
      ]}
    />
  );
}
