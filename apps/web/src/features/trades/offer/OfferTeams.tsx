import { useLoadedLeague } from '../../open-league/league-data.js';
import { Select } from '../../../ui/fields/Select.js';
import { emptySide, withSide, type Offer, type SideIndex } from '../offer.model.js';
import * as t from './offer.words.en.js';

/** Chooses the teams of a trade: both for a commissioner, else the partner, in the page's bar. */
export function OfferTeams({
  leagueId,
  behalf,
  offer,
  onChange,
}: {
  leagueId: string;
  behalf: boolean;
  offer: Offer;
  onChange: (offer: Offer) => void;
}) {
  const { teams } = useLoadedLeague(leagueId);
  const [first, second] = offer.sides;
  const others = (index: SideIndex) =>
    teams.filter(({ team_id }) => team_id !== offer.sides[index === 0 ? 1 : 0].team_id);
  return (
    <div className={behalf ? 'mb-4 grid gap-3 sm:grid-cols-2 short:mb-2' : 'sm:w-72'}>
      {behalf && (
        <Select
          label={t.firstTeam}
          value={first.team_id}
          options={others(0).map((team) => ({ value: team.team_id, label: team.team_name }))}
          onChange={(id) => onChange(withSide(offer, 0, emptySide(id)))}
        />
      )}
      <Select
        label={behalf ? t.secondTeam : t.tradeWith}
        hideLabel={!behalf}
        value={second.team_id}
        options={[
          { value: '', label: t.chooseTeam, disabled: second.team_id !== '' },
          ...others(1).map((team) => ({
            value: team.team_id,
            label: team.hasManager || behalf ? team.team_name : t.teamWithoutManager({ team: team.team_name }),
          })),
        ]}
        onChange={(id) => onChange(withSide(offer, 1, emptySide(id)))}
      />
    </div>
  );
}
