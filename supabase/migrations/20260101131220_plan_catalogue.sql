-- The plans, invented as the deposits are: an administrator sets prices and what they give. A plan gives sessions, and its
-- lack takes nothing of anybody's record or care away.

insert into public.offers (code, kind, title, price_kobo, tax_code, months, sessions, session_type, place) values
  ('basic', 'plan', 'Basic plan', 2500000, 'STD-7.5', 1, 2, 'fitness', 18),
  ('premium', 'plan', 'Premium plan', 4500000, 'STD-7.5', 1, 4, 'fitness', 19);

insert into private.card_terms (version, language, words) values
  ('2026-11', 'en', 'The payment partner keeps my card, and it is charged for each next period of my plan, at the price on the invoice that I get three days before. A charge that is refused is tried again after one, three and seven days, and then no more. I can withdraw this, or cancel the plan, at any time.'),
  ('2026-11', 'es', 'El socio de pagos guarda mi tarjeta y se cobra en ella cada nuevo periodo de mi plan, al precio de la factura que recibo tres días antes. Un cobro rechazado se intenta de nuevo al cabo de uno, tres y siete días, y después ya no. Puedo retirar este permiso o cancelar el plan en cualquier momento.'),
  ('2026-11', 'fr', 'Le partenaire de paiement garde ma carte, et elle est débitée pour chaque nouvelle période de ma formule, au prix de la facture que je reçois trois jours avant. Un débit refusé est tenté de nouveau après un, trois et sept jours, puis plus. Je peux retirer cet accord ou résilier la formule à tout moment.'),
  ('2026-11', 'de', 'Der Zahlungspartner bewahrt meine Karte auf, und sie wird für jeden neuen Zeitraum meines Tarifs belastet, zum Preis der Rechnung, die ich drei Tage vorher bekomme. Eine abgelehnte Belastung wird nach einem, drei und sieben Tagen wiederholt, danach nicht mehr. Ich kann das jederzeit widerrufen oder den Tarif kündigen.');

insert into private.money_words (what, language, title, message) values
  ('plan soon', 'en', 'Your plan is renewed in three days', 'Your card is charged then, as you agreed. The invoice is there already; you can cancel until that day.'),
  ('plan soon', 'es', 'Tu plan se renueva dentro de tres días', 'Ese día se cobra en tu tarjeta, como aceptaste. La factura ya está; puedes cancelar hasta entonces.'),
  ('plan soon', 'fr', 'Votre formule est renouvelée dans trois jours', 'Votre carte est débitée ce jour-là, comme vous l’avez accepté. La facture est déjà là ; vous pouvez résilier jusque-là.'),
  ('plan soon', 'de', 'Dein Tarif verlängert sich in drei Tagen', 'Dann wird deine Karte belastet, wie du zugestimmt hast. Die Rechnung ist schon da; bis dahin kannst du kündigen.'),
  ('plan bill', 'en', 'The next period of your plan can be paid', 'It begins in three days. Pay by card, transfer or USSD, or cancel the plan.'),
  ('plan bill', 'es', 'Ya puedes pagar el próximo periodo de tu plan', 'Empieza dentro de tres días. Paga con tarjeta, transferencia o USSD, o cancela el plan.'),
  ('plan bill', 'fr', 'La prochaine période de votre formule peut être payée', 'Elle commence dans trois jours. Payez par carte, virement ou USSD, ou résiliez la formule.'),
  ('plan bill', 'de', 'Der nächste Zeitraum deines Tarifs kann bezahlt werden', 'Er beginnt in drei Tagen. Zahle mit Karte, Überweisung oder USSD, oder kündige den Tarif.'),
  ('plan due', 'en', 'Your plan is not paid yet', 'It ends ten days after the last period. Your record and what you have paid for stay yours.'),
  ('plan due', 'es', 'Tu plan sigue sin pagar', 'Termina diez días después del último periodo. Tu historial y lo que ya pagaste siguen siendo tuyos.'),
  ('plan due', 'fr', 'Votre formule n’est pas encore payée', 'Elle prend fin dix jours après la dernière période. Votre dossier et ce que vous avez payé restent à vous.'),
  ('plan due', 'de', 'Dein Tarif ist noch nicht bezahlt', 'Er endet zehn Tage nach dem letzten Zeitraum. Deine Akte und was du bezahlt hast, bleiben dir.'),
  ('plan refused', 'en', 'The charge for your plan was refused', 'You can pay it yourself now. Otherwise it is tried again, or the plan ends; what you have paid for stays yours.'),
  ('plan refused', 'es', 'Se rechazó el cobro de tu plan', 'Puedes pagarlo tú ahora. Si no, se intenta de nuevo o el plan termina; lo que ya pagaste sigue siendo tuyo.'),
  ('plan refused', 'fr', 'Le débit pour votre formule a été refusé', 'Vous pouvez la payer vous-même maintenant. Sinon il est tenté de nouveau, ou la formule prend fin ; ce que vous avez payé reste à vous.'),
  ('plan refused', 'de', 'Die Belastung für deinen Tarif wurde abgelehnt', 'Du kannst ihn jetzt selbst zahlen. Sonst wird es noch einmal versucht, oder der Tarif endet; was du bezahlt hast, bleibt dir.'),
  ('plan renewed', 'en', 'Your plan is renewed', 'See the receipt, and until when it is paid.'),
  ('plan renewed', 'es', 'Tu plan se ha renovado', 'Mira el recibo y hasta cuándo está pagado.'),
  ('plan renewed', 'fr', 'Votre formule est renouvelée', 'Voyez le reçu et jusqu’à quand elle est payée.'),
  ('plan renewed', 'de', 'Dein Tarif ist verlängert', 'Sieh dir die Quittung an und bis wann er bezahlt ist.'),
  ('plan over', 'en', 'Your plan has ended', 'Your record and what you have paid for stay yours. You can choose a plan again at any time.'),
  ('plan over', 'es', 'Tu plan ha terminado', 'Tu historial y lo que ya pagaste siguen siendo tuyos. Puedes elegir un plan de nuevo cuando quieras.'),
  ('plan over', 'fr', 'Votre formule a pris fin', 'Votre dossier et ce que vous avez payé restent à vous. Vous pouvez choisir une formule à nouveau à tout moment.'),
  ('plan over', 'de', 'Dein Tarif ist zu Ende', 'Deine Akte und was du bezahlt hast, bleiben dir. Du kannst jederzeit wieder einen Tarif wählen.'),
  ('plan back', 'en', 'The last charge of your plan is credited', 'You had cancelled before it. What you have not used of that period is credited to you.'),
  ('plan back', 'es', 'Se te abona el último cobro de tu plan', 'Habías cancelado antes. Se te abona lo que no usaste de ese periodo.'),
  ('plan back', 'fr', 'Le dernier débit de votre formule est crédité', 'Vous aviez résilié avant. Ce que vous n’avez pas utilisé de cette période vous est crédité.'),
  ('plan back', 'de', 'Die letzte Belastung deines Tarifs wird gutgeschrieben', 'Du hattest vorher gekündigt. Was du von diesem Zeitraum nicht genutzt hast, wird dir gutgeschrieben.');
