import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Hint } from '../../components/hint.tsx';
import { type ProgramState, stateLook } from '../../features/programs/drafts/program-state.ts';

/** Shows the state of a program, and when it changes. */
export function StateTag({ state, program: { publication } }: { state: ProgramState; program: Program }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const { icon: Sign, ink, ground } = stateLook[state];
  const when = (at: string) => formatDateTime(at, language);
  return (
    <Flex wrap align="center" gap="2px 8px">
      <Tag
        icon={<Sign aria-hidden />}
        style={{ color: ink, background: ground, borderColor: 'transparent', marginInlineEnd: 0 }}
      >
        {t(`state.${state}`)}
      </Tag>
      {publication?.planned_at && <Hint as="span">{t('state.from', { when: when(publication.planned_at) })}</Hint>}
      {publication?.unpublish_at && <Hint as="span">{t('state.until', { when: when(publication.unpublish_at) })}</Hint>}
    </Flex>
  );
}
