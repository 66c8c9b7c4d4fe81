import { useRows } from '#src/data/rows.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FlaskIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { useMoments } from '#src/work/use-moments.ts';
import { ordersOf } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { labWords } from './words.ts';

/** Every order, with what is in it and where it is. */
export function OrdersCard({ onShow }: { onShow: (id: string) => void }) {
  const { orders: words, coming, failed, order } = useWords(labWords);
  const { dayOf } = useMoments();
  const answer = useRows(ordersOf);
  const act = (
    <ButtonLink look="act" to="/lab/order">
      {order.open}
    </ButtonLink>
  );
  return (
    <Card title={words.title}>
      <Answered
        answer={answer}
        coming={coming}
        empty={
          <Empty title={words.none} act={act}>
            {words.noneHelp}
          </Empty>
        }
        failed={failed}
      >
        {(orders) => (
          <Rows label={words.title}>
            {orders.map(({ order: { id, order_number, ordered_date, status, total_amount }, items, standing }) => (
              <Row
                key={id}
                icon={FlaskIcon}
                title={order_number ?? words.unnumbered}
                detail={[dayOf(ordered_date), items.map(({ test_name }) => test_name).join(', ')].join(' · ')}
                badges={<StatusBadge status={status} />}
                standing={standing}
                trailing={formatMoney(total_amount, 'USD')}
                onOpen={() => onShow(id)}
              />
            ))}
          </Rows>
        )}
      </Answered>
    </Card>
  );
}
