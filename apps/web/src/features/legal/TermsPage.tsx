import { LegalPage, SupportContact } from './LegalPage.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './legal.words.en.js';

export function TermsPage() {
  return (
    <LegalPage
      title={t.termsAndConditions}
      sections={[
        {
          title: t.acceptanceOfTerms,
          body: <p>{t.agreementToTerms}</p>,
        },
        {
          title: t.useLicense,
          body: (
            <>
              <p>{t.permittedUse}</p>
              <p>{t.noWarrantyOfPlayerData}</p>
            </>
          ),
        },
        {
          title: t.userAccounts,
          body: <p>{t.accountDuties}</p>,
        },
        {
          title: t.leagueParticipation,
          body: (
            <>
              <p>{t.commissionerRunsLeague}</p>
              <p>{t.fairPlay}</p>
            </>
          ),
        },
        {
          title: t.contact,
          body: <p>{sentence(t.termsQuestions, { address: <SupportContact /> })}</p>,
        },
      ]}
    />
  );
}
