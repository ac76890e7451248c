import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { type ProgramState, stateLook, timesOf } from '../../features/programs/drafts/program-state.ts';

/** Shows the state of a program, and when it changes. */
export function StateTag({ state, program }: { state: ProgramState; program: Program }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const { icon: Sign, ink, ground } = stateLook[state];
  return (
    <Flex wrap align="center" gap="2px 8px">
      <Tag
        icon={<Sign aria-hidden />}
        style={{ color: ink, background: ground, borderColor: 'transparent', marginInlineEnd: 0 }}
      >
        {t(`state.${state}`)}
      </Tag>
      {timesOf(program).map(({ is, at }) => (
        <Hint as="span" key={at}>
          {t(`state.${is}`, { when: formatDateTime(at, language) })}
        </Hint>
      ))}
    </Flex>
  );
}
