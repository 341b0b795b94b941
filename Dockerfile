# The Cóatl table server. `docker build -t coatl .`; how to run it: docs/hosting.md.

# The page that people play at.
FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --omit=dev --no-fund --no-audit --loglevel=error
COPY web ./
COPY src/coatl ../src/coatl
RUN npm run --silent build -- --logLevel warn

FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY constraints.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -c constraints.txt setuptools Cython
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools/client.py tools/client.py
COPY src src
COPY --from=client /src/web/dist src/coatl/web
RUN pip wheel --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation -w /wheels .
RUN python -m venv /opt/coatl \
    && /opt/coatl/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt \
        "$(echo /wheels/coatl-*.whl)[server]"
# Compiling is optional for setup.py, not for an image that others run; and it is for people, too.
WORKDIR /
RUN /opt/coatl/bin/python -c "from coatl.core.build import describe_build as d; from coatl.server.http.pages import FOLDER, load_pages; assert d() == 'compiled', d(); assert '' in load_pages(FOLDER), 'no page'"

FROM python:3.11-slim
RUN groupadd --system --gid 10001 coatl \
    && useradd --system --uid 10001 --gid coatl --home-dir /data --no-create-home --shell /usr/sbin/nologin coatl \
    && install --directory --owner=coatl --group=coatl --mode=0700 /data
COPY --from=build /opt/coatl /opt/coatl
ENV PATH=/opt/coatl/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    COATL_HOST=0.0.0.0 \
    COATL_PORT=8080 \
    COATL_DATA_DIR=/data \
    COATL_LOG_FORMAT=json
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['COATL_PORT'] + '/readyz', timeout=4)"]
ENTRYPOINT ["coatl"]
CMD ["serve"]
