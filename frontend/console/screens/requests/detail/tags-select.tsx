import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { tagLimits, withoutRepeated } from '#contracts/api/tag-rules';
import { TagWords } from '../../../features/enquiries/tag-words.tsx';
import { useChangeTags, useTagsInUse } from '../../../features/enquiries/use-tags.ts';
import { useMay } from '../../../features/session/use-may.ts';

/** A request's tags. Staff who may change them choose among those in use, or type new ones. */
export function TagsSelect({ enquiry }: { enquiry: Enquiry }) {
  const mayTag = useMay('PUT /requests/{type}/{id}/tags');
  if (mayTag) return <Choice enquiry={enquiry} />;
  return enquiry.tags.length > 0 && <TagWords tags={enquiry.tags} />;
}

function Choice({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('adminCustomer');
  const [isOpened, setOpened] = useState(false);
  const [problem, setProblem] = useState<'long' | 'many'>();
  const inUse = useTagsInUse(isOpened);
  const change = useChangeTags();
  const hint = useId();

  const choose = (chosen: string[]) => {
    const tags = withoutRepeated(chosen.map((tag) => tag.replace(/\s+/gu, ' ').trim()).filter(Boolean));
    const isLong = tags.some((tag) => [...tag].length > tagLimits.length);
    const isMany = tags.length > tagLimits.tags;
    setProblem(isLong ? 'long' : isMany ? 'many' : undefined);
    if (!isLong && !isMany) void change(enquiry, tags);
  };

  return (
    <div>
      <Select
        mode="tags"
        aria-label={t('tags.label')}
        aria-describedby={problem && hint}
        placeholder={t('tags.placeholder')}
        value={enquiry.tags}
        options={inUse.map((tag) => ({ value: tag, label: <bdi>{tag}</bdi> }))}
        tokenSeparators={[',', '،']}
        {...(problem && { status: 'error' as const })}
        onOpenChange={(isOpen) => isOpen && setOpened(true)}
        onChange={choose}
        style={{ inlineSize: '100%' }}
      />
      {problem && (
        <div id={hint} role="alert" style={{ color: 'var(--color-clay)' }}>
          {problem === 'long' ? t('tags.long', { limit: tagLimits.length }) : t('tags.many', { limit: tagLimits.tags })}
        </div>
      )}
    </div>
  );
}
