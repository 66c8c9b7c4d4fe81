import './surgery.css';
import type { OperationRecord, Product } from '#sync/entities/operation-records.ts';
import { dayInWords } from '#src/lib/days.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { surgeryWords } from './words.ts';

/** Batch, lot, expiry and how much. */
export function useProductInWords(): (product: Product) => string {
  const words = useWords(surgeryWords);
  const language = useLanguage();
  return ({ batch, lot, expires_on, amount }) =>
    [words.batch(batch), lot && words.lot(lot), expires_on && words.expires(dayInWords(expires_on, language)), amount]
      .filter(Boolean)
      .join(', ');
}

/** What a record says. */
export function RecordText({ record }: { record: OperationRecord }) {
  const words = useWords(surgeryWords);
  const inWords = useProductInWords();
  return (
    <div className="operation-record">
      {record.technique && (
        <p>
          <b>{`${words.technique}: `}</b>
          {record.technique}
        </p>
      )}
      <p>
        {record.kind === 'operation' && <b>{`${words.findings}: `}</b>}
        {record.findings}
      </p>
      {record.products.length > 0 && (
        <Rows label={words.products}>
          {record.products.map((product) => (
            <Row key={`${product.name} ${product.batch}`} title={product.name} detail={inWords(product)} />
          ))}
        </Rows>
      )}
    </div>
  );
}
