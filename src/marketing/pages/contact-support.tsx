import { MailIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { EMERGENCY_NUMBER, SUPPORT } from '../content/company.ts';
import { Banner, Section } from '../parts/pieces.tsx';
import { To } from '../parts/to.tsx';

const MAIL = `mailto:${SUPPORT.email}?${new URLSearchParams({ subject: 'Help with my account' }).toString().replaceAll('+', '%20')}`;
const CALL = `tel:${SUPPORT.phone.replaceAll(' ', '')}`;

export function ContactSupport() {
  return (
    <>
      <Banner title="Contact Support" lead={`We reply within ${SUPPORT.replyTime}. If it is urgent, please call.`} />
      <Section title="Reach us">
        <ul className="cards">
          <li className="card">
            <h3>E-mail</h3>
            <p>{SUPPORT.email}</p>
            <p className="detail">
              A reply comes within {SUPPORT.replyTime}. Without a network, your mail waits in your outbox.
            </p>
            <a className="button act" href={MAIL}>
              <MailIcon small />
              Email Support
            </a>
          </li>
          <li className="card">
            <h3>Phone</h3>
            <p>{SUPPORT.phone}</p>
            <p className="detail">For anything urgent. Real people, 24/7.</p>
            <a className="button line" href={CALL}>
              <PhoneIcon small />
              Call Support
            </a>
          </li>
        </ul>
        <p className="notice">
          Chest pain, trouble breathing, heavy bleeding? Do not write to us. Call {EMERGENCY_NUMBER} or go to the
          nearest hospital.
        </p>
        <address className="detail">{SUPPORT.address}</address>
        <p className="acts">
          <To path="/help-center" className="button quiet">
            Help Center
          </To>
          <To path="/privacy-policy" className="button quiet">
            Privacy Policy
          </To>
        </p>
      </Section>
    </>
  );
}
