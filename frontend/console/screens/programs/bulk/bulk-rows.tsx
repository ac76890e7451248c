import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { useProblemText } from '../../../features/session/use-problem-text.ts';
import type { BulkEntry, Stop } from './bulk-plan.ts';

/** `idle`: there is nothing to do, which is no fault. */
type Tone = 'ready' | 'warned' | 'stopped' | 'idle';

const signs = { ready: CheckCircleOutlined, warned: WarningOutlined, stopped: StopOutlined, idle: MinusCircleOutlined };
const inks = {
  ready: 'var(--color-palm)',
  warned: 'var(--color-saffron-ink)',
  stopped: 'var(--color-clay)',
  idle: 'var(--color-ink-soft)',
};

const nothingToDo: ReadonlySet<Stop['because']> = new Set(['published', 'notOnSite', 'empty']);

const toneOf = ({ stop, warnings }: BulkEntry): Tone => {
  if (stop) return nothingToDo.has(stop.because) ? 'idle' : 'stopped';
  return warnings.length > 0 ? 'warned' : 'ready';
};

interface RowProps {
  tone: Tone;
  name: string;
  lines: readonly string[];
}

/** A program by name, and what there is to say about it. */
export function BulkRow({ tone, name, lines }: RowProps) {
  const Sign = signs[tone];
  return (
    <Flex component="li" gap={10} align="baseline">
      <Sign aria-hidden style={{ color: inks[tone] }} />
      <div className={shared.rest}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {lines.map((line) => (
          <Hint key={line}>{line}</Hint>
        ))}
      </div>
    </Flex>
  );
}

export const BulkList = ({ children }: { children: ReactNode }) => (
  <ul className={`${shared.bare} ${shared.divided}`}>{children}</ul>
);

/** Says for each program what stops it, what warns, or that it is ready; first those that need a look. */
export function BulkEntries({ entries, nameOf }: { entries: readonly BulkEntry[]; nameOf: (id: string) => string }) {
  const { t } = useTranslation('adminDrafts');
  const stopText = useStopText();
  const order: Tone[] = ['stopped', 'warned', 'ready', 'idle'];
  const sorted = entries.toSorted((one, other) => order.indexOf(toneOf(one)) - order.indexOf(toneOf(other)));
  return (
    <BulkList>
      {sorted.map((entry) => {
        const { stop, warnings } = entry;
        const warned = warnings.map(([warning, count]) => t(`publish.warnings.${warning}`, { count }));
        return (
          <BulkRow
            key={entry.program.id}
            tone={toneOf(entry)}
            name={nameOf(entry.program.id)}
            lines={stop ? stopText(stop) : warned}
          />
        );
      })}
    </BulkList>
  );
}

/** Returns a function that says why a program stays as it is. */
function useStopText() {
  const { t } = useTranslation(['adminDrafts', 'adminPrograms']);
  const problemText = useProblemText();
  return (stop: Stop): string[] => {
    if (stop.because === 'incomplete') return stop.rules.map((rule) => t(`adminPrograms:rules.${rule}.text`));
    if (stop.because === 'unread') return [problemText(stop.error)];
    return [t(`bulk.stops.${stop.because}`)];
  };
}
