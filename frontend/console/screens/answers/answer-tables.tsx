import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerReport, Figures } from '#contracts/api/desk';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Panel } from '../../components/panel.tsx';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { TypeBadge } from '../../features/enquiries/type-badge.tsx';
import { AnswerCards } from './answer-cards.tsx';
import { AnswerTable } from './answer-table.tsx';

/** A line of a table: a week, a kind or a person. */
export interface Line extends Figures {
  key: string;
  name: ReactNode;
  /** Only of a person. */
  email?: string;
}

/** The report by week, by kind and by person. */
export function AnswerTables({ report }: { report: AnswerReport }) {
  const { t } = useTranslation('adminAnswers');
  const { language } = useLanguage();
  const lines: Record<'weeks' | 'types' | 'people', Line[]> = {
    weeks: report.weeks.map(({ week, ...figures }) => ({ key: week, name: formatDate(week, language), ...figures })),
    types: report.types.map(({ type, ...figures }) => ({ key: type, name: <TypeBadge topic={type} />, ...figures })),
    people: report.people.map(({ by, ...figures }) => ({
      key: by?.email ?? '',
      name: by ? <bdi>{by.name || by.email}</bdi> : t('people.nobody'),
      ...(by && { email: by.email }),
      ...figures,
    })),
  };
  const isWide = useWindowFrom('lg');
  return (['weeks', 'types', 'people'] as const).map((group) => (
    <Panel key={group} title={t(`${group}.title`)}>
      {isWide ? (
        <AnswerTable name={t(`${group}.name`)} lines={lines[group]} period={report} />
      ) : (
        <AnswerCards lines={lines[group]} period={report} />
      )}
    </Panel>
  ));
}
