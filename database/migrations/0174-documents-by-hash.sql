-- A report asks of each copy that it may give out whether it is a document of anybody, by its hash alone.
CREATE INDEX dossier_documents_sha256 ON dossier_documents (sha256);
