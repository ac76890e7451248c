import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { RequestOf, TaskBox, type TaskListProps, WhenDue, Who } from './task-parts.tsx';

/** The list for phones and tablets. */
export const TaskRows = ({ tasks, ...work }: TaskListProps) => (
  <ul className={shared.bare} style={{ display: 'grid', gap: '0.375rem' }}>
    {tasks.map((task) => (
      <li key={task.task_id}>
        <ListCard>
          <TaskBox task={task} {...work} />
          <Hint as="div" style={{ paddingInlineStart: '1.5rem' }}>
            <WhenDue task={task} /> · <Who task={task} />
            <div>
              <RequestOf task={task} />
            </div>
          </Hint>
        </ListCard>
      </li>
    ))}
  </ul>
);
