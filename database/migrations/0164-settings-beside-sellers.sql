-- What the settings said of the seller when a version was published: nobody else remembers, once they are changed.
-- Versions of before do not know.
ALTER TABLE seller_versions ADD COLUMN settings jsonb;
