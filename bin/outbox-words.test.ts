import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outbox as en } from '#backoffice/texts/en/outbox.ts';
import { outbox as ru } from '#backoffice/texts/ru/outbox.ts';
import { pricingTopics } from '#modules/countries/service.ts';
import { questionTopics } from '#modules/feedback/questions.ts';
import { orderTopics } from '#modules/orders/service.ts';
import { paymentTopics } from '#modules/payments/service.ts';

test('work that does not succeed has words for staff, in both languages, whatever it is', () => {
  for (const topic of [orderTopics, paymentTopics, pricingTopics, questionTopics].flatMap((each) =>
    Object.values(each),
  )) {
    assert.ok(en.topics[topic], `${topic} in English`);
    assert.ok(ru.topics[topic], `${topic} in Russian`);
  }
});
