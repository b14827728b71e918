import { lastTasks } from '@crease/core/auth/status.rules.js';
import { locale } from '@crease/core/locale.js';
import { formatDecimals } from '@crease/core/text.rules.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { sentence } from '../../../ui/text/sentence.js';
import { useStatus } from '../admin.data.js';
import * as t from './status.words.en.js';
import { ROW } from './StatusPanels.js';
import { workWords } from './work-words.js';

export function TasksPanel() {
  const query = useStatus();
  const tasks = lastTasks(query.data?.processes ?? [])
    .map(({ task, ...run }) => ({ ...run, task, name: workWords(task) }))
    .sort((one, two) => locale.compare(one.name, two.name));
  return (
    <Panel
      title={t.timedTasks}
      state={panelState(query, () => (tasks.length === 0 ? { words: t.noTasks, detail: t.noTasksHint } : null))}
    >
      <ul aria-label={t.timedTasks}>
        {tasks.map(({ task, name, ended_at, seconds }) => (
          <li key={task} className={ROW}>
            <span className="font-medium">{name}</span>
            <span className="text-sm text-ink-2">
              {sentence(t.tookAndTime, { seconds: formatDecimals(seconds, 2), time: <RelativeTime at={ended_at} /> })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
