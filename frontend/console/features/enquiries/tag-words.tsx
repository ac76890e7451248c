import Tag from 'antd/es/tag';

interface Props {
  tags: readonly string[];
  /** Shows so many of them, and the number of the others. */
  most?: number;
}

/** The tags that staff have given a request. */
export function TagWords({ tags, most = tags.length }: Props) {
  const others = tags.slice(most);
  return (
    <>
      {tags.slice(0, most).map((tag) => (
        <Tag key={tag} style={look}>
          <bdi>{tag}</bdi>
        </Tag>
      ))}
      {others.length > 0 && (
        <Tag style={look} title={others.join(' · ')}>
          <bdi>+{others.length}</bdi>
        </Tag>
      )}
    </>
  );
}

const look = { marginInlineEnd: 4, lineHeight: 1.4 };
