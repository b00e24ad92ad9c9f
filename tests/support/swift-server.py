"""A whole Swift cluster with its S3 API in one process: proxy, account, container and object server, each on a separate
port of 127.0.0.1. Arguments: a folder, four ports and the max page size of a listing. Prints "ready"."""

import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

try:
    from swift.common.http_protocol import SwiftHttpProtocol
except ImportError:
    from swift.common.wsgi import SwiftHttpProtocol

folder, proxy_port, account_port, container_port, object_port, page = sys.argv[1:]
utils.HASH_PATH_PREFIX = b""
utils.HASH_PATH_SUFFIX = b"mizan"
devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "d1"), exist_ok=True)

proxy = f"""
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
# Swift requires a cache here, but works without a response from it.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = {page}
[filter:tempauth]
use = egg:swift#tempauth
user_firm_keeper = S3cret/key .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:symlink]
use = egg:swift#symlink
"""


def one_server(kind):
    return f"""
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{kind}
"""


class Quiet:
    def write(self, *args):
        pass


def serve(kind, text, port):
    path = os.path.join(folder, f"{kind}.conf")
    with open(path, "w") as conf:
        conf.write(
            f"[DEFAULT]\nswift_dir = {folder}\ndevices = {devices}\nmount_check = false\n"
            f"fallocate_reserve = 0\nbind_ip = 127.0.0.1\nbind_port = {port}\n{text}"
        )
    sock = eventlet.listen(("127.0.0.1", int(port)))
    eventlet.spawn(
        wsgi.server, sock, loadapp(path), Quiet(), protocol=SwiftHttpProtocol, log_output=False
    )


for kind, port in (("account", account_port), ("container", container_port), ("object", object_port)):
    ring = RingBuilder(2, 1, 1)
    ring.add_dev(
        {"id": 0, "region": 1, "zone": 1, "ip": "127.0.0.1", "port": int(port), "device": "d1", "weight": 1.0}
    )
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))

for kind, port in (("account", account_port), ("container", container_port), ("object", object_port)):
    serve(kind, one_server(kind), port)
serve("proxy", proxy, proxy_port)
print("ready", flush=True)
while True:
    eventlet.sleep(3600)
