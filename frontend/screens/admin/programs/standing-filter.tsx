import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Program } from '#contracts/programs';
import { hasEnded } from '../../../features/programs/standing.ts';
import { useToday } from '../../../lib/today.tsx';

const standings = ['all', 'current', 'ended'] as const;
type Standing = (typeof standings)[number];

const parameter = 'show';

/** Filter of programs, kept in the URL: all, those that have not ended, those that have. */
export function useStandingFilter() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const standing = standings.find((known) => known === query.get(parameter)) ?? 'all';

  const filter = (programs: readonly Program[], by: Standing = standing) =>
    programs.filter((program) => by === 'all' || hasEnded(program, today) === (by === 'ended'));

  const choose = (chosen: Standing) =>
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (chosen === 'all') next.delete(parameter);
        else next.set(parameter, chosen);
        return next;
      },
      { replace: true },
    );

  return { standing, filter, choose };
}

interface StandingFilterProps extends ReturnType<typeof useStandingFilter> {
  programs: readonly Program[];
}

/** Numbers of programs by filter. */
export function StandingFilter({ programs, standing, filter, choose }: StandingFilterProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <Segmented<Standing>
      value={standing}
      onChange={choose}
      aria-label={t('filter.label')}
      options={standings.map((value) => ({
        value,
        label: t(`filter.${value}`, { number: filter(programs, value).length }),
      }))}
    />
  );
}
