-- Of which countries there are orders is asked with every look at the queue, and answered from this index alone.
CREATE INDEX orders_country ON orders (country_code);
