import { LegalPage, SupportContact } from './LegalPage.js';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms and Conditions"
      sections={[
        {
          title: 'Acceptance of Terms',
          body: (
            <p>
              By creating an account or using Crease you agree to these terms. If you do not agree with them, do not use
              the service. When the terms change, we say so on this page; using the service afterwards means that you
              accept the change.
            </p>
          ),
        },
        {
          title: 'Use License',
          body: (
            <>
              <p>
                You may use Crease to run and play fantasy hockey leagues for your own enjoyment. You may not copy or
                resell the service, collect its data by automated means, try to get around its security, or disturb the
                play of others.
              </p>
              <p>
                Player names, contracts and statistics are shown for information. They may contain mistakes, and they
                are not affiliated with or endorsed by the National Hockey League, its clubs or its players.
              </p>
            </>
          ),
        },
        {
          title: 'User Accounts',
          body: (
            <p>
              Give true details when you sign up, keep your password to yourself, and tell us when you believe that
              somebody else has used your account. You are responsible for what is done with it. We may disable an
              account that is used against these terms.
            </p>
          ),
        },
        {
          title: 'League Participation',
          body: (
            <>
              <p>
                Each league is run by its commissioner, who sets its rules, invites its managers and may override a rule
                with a public reason. Settle disputes within a league with its commissioner first.
              </p>
              <p>
                Treat other managers fairly. Collusion, running several teams in one league without its consent, and
                abusive messages can end your participation. Crease takes no stakes and pays no prizes; arrangements
                between members are their own affair.
              </p>
            </>
          ),
        },
        {
          title: 'Contact',
          body: (
            <p>
              Questions about these terms go to <SupportContact />.
            </p>
          ),
        },
      ]}
    />
  );
}
