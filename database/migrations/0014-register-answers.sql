-- What live registers answered, for a while: a question is kept as a hash only, an answer as ids of companies.
CREATE TABLE register_answers (
  connector      text NOT NULL,
  question_hash  bytea NOT NULL,
  country        char(2) NOT NULL,
  note           text CHECK (note IN ('vat_valid', 'vat_invalid', 'too_many')),
  company_ids    uuid[] NOT NULL DEFAULT '{}',
  answered_at    timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  PRIMARY KEY (connector, question_hash)
);
CREATE INDEX register_answers_expires ON register_answers (expires_at);
