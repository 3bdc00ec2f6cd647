// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(ne);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	re(e, t, r, 16), re(n, r, t, 12), re(e, t, r, 8), re(n, r, t, 7);
}
function re(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ie = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ae = (e) => ({
	key: e,
	drawn: 0
});
function _(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(se(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function oe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = _(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var se = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ce = 8, v = (e) => 1 << (e ?? ce), le = 16, ue = (e) => e & 511 & ~(e >> le), de = (e, t) => ({
	seen: v(e),
	secret: t
}), fe = (e) => ({
	seen: 511,
	secret: e
}), pe = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function me(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function he(e, t, n) {
	t.secret = oe(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var ge = [], _e = (e) => ve(e, "events") ?? ge;
function ve(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = ye(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = ye(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function ye(e, t) {
	if (Ce(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (we(t)) return {
		at: e,
		is: "secret",
		inner: y(t.secret) ? ve(t.secret) : null
	};
	let n = ve(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function be(e, t = _e(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? ge) {
			let t = Se(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function xe(e, t = _e(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? ge) {
			let t = Se(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var Se = (e, t) => e[t], y = (e) => typeof e == "object" && !!e, Ce = (e) => "pile" in e && "pool" in e, we = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", b = (e) => ({
	g: e,
	spots: _e(e),
	lying: null,
	facts: null
});
function x(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? x(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Te = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: ue(e),
			secret: null
		};
		let i = y(t) ? x(t, n, r, Te) : t;
		return {
			seen: ue(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === v(t) ? null : Ee(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? Oe(r, c(t)) | a : Oe(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Ee = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? De(t[r], t[i]) : Oe(e, r) - Oe(e, i) : n(r) ? -1 : 1), De = (e = "", t = "") => e < t ? -1 : +(e > t), Oe = (e, t) => ue(e[t]), ke = (e, t) => Ae(b(e), t);
function Ae(e, t) {
	let n = v(t), { chance: r, events: i, ...a } = x(e.g, e.spots, n, Te);
	return Object.assign(a, {
		viewer: t,
		unseen: Ie(e, n)
	});
}
function je(e, t) {
	let n = { value: e };
	return x(n, ve(n), v(t), Me).value;
}
var Me = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : y(t) ? x(t, n, r, Me) : t }),
	pile: Te.pile
};
function Ne(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of be(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Pe);
	return e.lying = t, t;
}
var Pe = (e, t) => De(e.card, t.card), Fe = (e, t) => Ie(b(e), v(t));
function Ie(e, t) {
	let n = {}, r = Ne(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Le = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Re = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Le("a secret");
	}
}, ze = {
	enumerable: !0,
	get() {
		throw new Le("a card");
	}
}, Be = [];
function Ve(e) {
	let t = Be[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, ze);
	return Be[e] = Object.freeze(n), n;
}
var He = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Re(ue(e.seen)) : y(e.secret) && t !== null ? {
		seen: e.seen,
		secret: x(e.secret, t, n, He)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Ve(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, ze);
		return {
			...e,
			secret: r
		};
	}
};
function Ue(e, t) {
	let n = x({
		...e.g,
		events: null
	}, e.spots, v(t), He);
	return We.set(n, {
		position: e,
		viewer: t
	}), n;
}
var We = /* @__PURE__ */ new WeakMap(), Ge = (e, t, n) => Ke(e, b(t), n);
function Ke(e, t, n) {
	return t.facts ??= e.facts(Ue(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ue(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function S(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => S(C(e, n), C(t, n)));
}
var qe = (e, t) => e.some((e) => S(e, t));
function Je(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return qe(e.one, t) ? null : Xe(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return Ye(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = Xe(e.not, o);
			if (s !== null) return s;
			if (!qe(r, o) || qe(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function Ye(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Je(e[i], C(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var Xe = (e, t) => e?.find((e) => S(e.value, t))?.because ?? null;
function Ze(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = C(t, o), c = Je(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function Qe(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!$e.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var $e = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function et(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, et(n, C(t, e))])) : t.map((t) => n(e.some.find((e) => S(e, t)))) : n(e.one.find((e) => S(e, t)));
}
function C(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function w(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = rt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function tt(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function nt(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function rt(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function it(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (it(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function at(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = ot(r[e], t);
	return n;
}
function ot(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = ot(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var st = { to: "stay" }, T = { to: "next" };
function ct(e) {
	return {
		to: "done",
		result: e
	};
}
function lt() {
	return {
		stay: st,
		next: T,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: ct,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/play.ts
function ut(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: dt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ft(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(jt(e, i, a)), Ot(e, r), r;
}
function dt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function ft(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function pt(e, t) {
	let n = E(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = D(e, n);
	return {
		seats: Mt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function mt(e, t) {
	let n = pt(e, t), r = E(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || D(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Tt(n) && !Et(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function ht(e, t, n) {
	let r = [];
	return St(e, t, n, (e) => r.push(e), null), r;
}
function gt(e, t, n) {
	let r = [], i = [];
	return St(e, t, n, (e) => r.push(e), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function _t(e, t, n, r, i = ht(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = at(o, r);
			if (xt(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function vt(e, t, n) {
	let r = E(t);
	return {
		seat: n,
		...D(e, r).idle(t, r, n)
	};
}
function yt(e, t, n) {
	let r = E(t), i = bt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	kt(e, t, r, i.take(t, r, n.seat, n)), Ot(e, t);
}
function bt(e, t, n, r) {
	let i = E(t), a = D(e, i);
	return Object.hasOwn(a.actions, r) && Pt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function xt(e, t, n, r) {
	return bt(e, t, n, r.type)?.check?.(t, E(t), n, r) ?? null;
}
function St(e, t, n, r, i) {
	let a = E(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = D(e, a);
	Pt(o.ask(t, a), n) && Ct(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Ct(e, e.anytime, t, a, n, r, i);
}
function Ct({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = !1;
			for (let e of l) Et(e) || (t = !0, a(wt(s, c, e)));
			!t && o !== null && o(s, Dt(l, e[s] ?? null));
		} else Tt(l) ? o?.(s, l) : Et(l) ? o?.(s, Dt([l], e[s] ?? null)) : a(wt(s, c, l));
	}
}
var wt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Tt = (e) => "refused" in e;
function Et(e) {
	for (let t in e) if (it(e[t])) return !0;
	return !1;
}
function Dt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => it(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function Ot(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = E(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = D(e, n);
		if (typeof r == "function") kt(e, t, n, r(t, n) ?? T);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? kt(e, t, n, T) : t.stack.push(jt(e, r.call, i));
		} else if (Nt(r.ask(t, n))) kt(e, t, n, T);
		else return;
	}
	throw Error(`runaway rules at ${E(t)?.phase}.${E(t)?.step}`);
}
function kt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(jt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = jt(e, r.phase, r.locals);
			return;
		case "done": return At(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return At(e, t, n, void 0);
			n.step = r;
		}
	}
}
function At(e, t, n, r) {
	t.stack.pop();
	let i = E(t);
	if (i === void 0) return;
	let a = D(e, i);
	typeof a != "function" && kt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? T : a.after?.[n.phase]?.(t, i, r) ?? st);
}
var jt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), E = (e) => e.stack[e.stack.length - 1], D = (e, t) => e.phases[t.phase]?.steps[t.step], Mt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Nt = (e) => e === null || typeof e != "number" && e.length === 0, Pt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Ft(e, t, n) {
	let r = Lt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return O("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = pt(e, t);
	if (s === null) return O("over", o, {});
	let c = bt(e, t, i, a);
	if (c === null) return Rt(e, t, a, o, s.seats);
	let l = c.offer(t, E(t), i);
	return Tt(l) ? { refusal: l } : zt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function It(e, t, n, r) {
	let i = Ft(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function O(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Lt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return O("malformed", null, { expected: "object" });
	let n = C(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return O("malformed", null, { expected: "seat" });
	let r = C(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : O("malformed", null, { expected: "type" });
}
function Rt(e, t, n, r, i) {
	let a = E(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? O("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? O("sealed", r, { type: n }) : O("notNow", r, {
		type: n,
		asked: i
	});
}
function zt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = Ze(c, r, o);
		if (a.reason === null) {
			let o = et({ parts: c }, r), s = i.check?.(e, E(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: Qe(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Bt(e, t, n, r) {
	return Vt(t.g.chance, n.g.chance) ? Ht(t, n, r) ? "secret" : pt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Vt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Ht(e, t, n) {
	let r = v(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Se(e, o), l = typeof t == "object" && t ? Se(t, o) : void 0;
			if (s === "pile") i ||= !Ut(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && Wt(e, t, r);
}
function Ut(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Wt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = v(r) | n, a = Ie(t, i);
		for (let [t, n] of Object.entries(Ie(e, i))) if (!Gt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Gt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function k(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(k).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${k(t[e])}`).join(",")}}`;
}
var Kt = (e) => m(k(e)), qt = (e) => m(`parlour commitment ${e}`), Jt = (e) => m(`parlour entropy ${e}`), Yt = (e, t) => m(`parlour dice ${k({
	seed: e,
	entropy: t
})}`);
function Xt({ commitment: e, promises: t, entropy: n }, r) {
	if (qt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Jt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Zt = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Qt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var $t = (e) => Kt(e).slice(0, tn), en = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, tn), tn = 24, nn = 32;
function rn(e, t, n = nn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = ut(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(Yt(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = bn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: $t(l),
		position: b(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function an(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function on(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = b(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: nn,
		opening: [],
		...s
	};
}
function sn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Ft(a, o.g, t);
	if (r !== e.version && !("action" in s && gn(e, s.action.seat, r))) return Sn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Sn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], yt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = b(u), m = Bt(a, o, p, c), ee = bn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: xn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return _n(e, p, ee, f, d, {
		...mn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var cn = (e, t) => sn(e, vt(e.game, e.position.g, t), { by: "clock" });
function ln(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !hn(e, t, r)) return Sn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new un();
	let o = pn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return _n(e, b(o), bn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var un = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function dn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(Yt(r, t.entropy));
	let o = i.reduce((e, t) => e | v(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of be(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = oe(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => _(a, e));
	let c = bn(a);
	return _n({
		...e,
		seeds: [...e.seeds, r]
	}, b(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function fn(e, t, n = []) {
	if ("do" in t) return sn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return ln(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return dn(e, t.dice, r, t.eyes);
}
function pn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), yt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function mn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function hn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function gn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = b(pn(e, a.length - o)), [l, u] = [E(c.g), E(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([gt(r, e.g, t), Ke(r, e, t)]);
	return f(c) === f(i);
}
function _n(e, t, n, r, i, a) {
	let o = en(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: vn(e, r),
		events: i
	};
}
function vn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = yn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function yn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function bn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var xn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Sn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Cn(e) {
	let t = n(e);
	return wn(t), t;
}
function wn(e) {
	if (y(e)) {
		Ce(e) ? e.seen = e.seen.map(() => 511) : we(e) && (e.seen = 511);
		for (let t of Object.values(e)) wn(t);
	}
}
// kernel/redeal.ts
function Tn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => _(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = oe(i, [...s[e] ?? []]);
	let d = _e(l);
	for (let { pool: e, secret: t } of be(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, v(o), a), En(e, l, d, ({ secret: e }) => e === null, a), l;
}
function En(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of xe(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Dn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Tn(e, t, 1), o = a.chance, s = JSON.stringify(Fe(a, i)), c = n(a);
	return yt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Fe(c, i)) !== s ? null : {
		view: ke(c, i),
		facts: Ge(e, c, i)
	};
}
// kernel/verify.ts
function On(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = Xt(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = rn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (k(o.head) !== k(Qt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Zt(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = fn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !kn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (k(a.entry) !== k(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function kn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = vt(e, t.g, n.seat);
	return k(i) === k(n.do);
}
// kernel/bundle.ts
function An(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: jn(e),
		optionsFor: (t) => dt(e, t),
		digestWith: ee,
		begin: (t, n) => rn(e, t, n),
		snapshot: an,
		resume: (t, n, r) => on(e, t, n, r),
		verify: (t) => On(e, t),
		act: sn,
		actForClock: cn,
		undo: ln,
		redice: dn,
		repeat: fn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: mt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ae(e, t),
		facts: ({ position: t }, n) => Ke(e, t, n),
		menu: ({ position: t }, n) => gt(e, t.g, n),
		why: ({ position: t }, n, r) => It(e, t.g, n, r),
		preview: ({ position: t }, n, r) => It(e, t.g, n, r) === null ? Dn(e, Ae(t, n), r) : null,
		show: je,
		laidOpen: (e) => ({
			...e,
			position: b(Cn(e.position.g))
		}),
		newsLaidOpen: Cn,
		search: {
			start: (t) => ut(e, t),
			clone: n,
			redeal: (t, n) => Tn(e, t, n),
			view: (e, t) => Ae(b(e), t),
			waiting: (t) => pt(e, t),
			offers: (t, n) => ht(e, t, n),
			sample: (t, n, r, i) => _t(e, t, n, r, i),
			perform: (t, n) => yt(e, t, n),
			idle: (t, n) => vt(e, t, n)
		}
	};
}
function jn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/businessmen/content/table.ts
var Mn = [
	"red",
	"yellow",
	"blue",
	"green"
], Nn = {
	4: 1,
	6: 2,
	8: 3
}, Pn = [
	4,
	6,
	8
], A = (e, t) => e.map(t), Fn = (e, t) => [...e.slice(t), ...e.slice(0, t)], j = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], In = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, M = [
	"yellow",
	"blue",
	"green"
], Ln = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, Rn = Object.keys(Ln), zn = Ln, Bn = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], N = [
	"warehouse",
	"loader",
	"manager"
], P = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, F = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, Vn = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, I = (e, t) => Fn(e.seats, t).filter((t) => !e.players[t].isSkipping), L = (e) => e.opener === null ? [] : I(e, e.opener), Hn = (e, t) => Fn(e.seats, t)[1] ?? t;
function Un(e, t) {
	let [n, r] = L(e);
	if (n === void 0) return [];
	let i = r ?? n;
	switch (e.options.loadingStart) {
		case "nextAfterLeader": return I(e, i);
		case "firstPasser": return I(e, t ?? i);
		case "leader": return I(e, n);
	}
}
var Wn = (e, t) => e.options.skipEligibility === "anyone" || e.players[t].coins <= 4, { phase: R, call: Gn, done: Kn, goTo: z, next: B, stay: V, no: H, emit: U, game: qn } = lt(), Jn = (e) => Number(e.options.targetVP);
function Yn(e, t, n) {
	let r = e.players[t], i = Jn(e), a = r.points < i && r.points + n >= i;
	r.points += n, a && U(e, "targetReached", {
		seat: t,
		points: r.points,
		target: i
	});
}
function Xn(e, t, n) {
	let r = Math.min(n, e.players[t].points);
	return e.players[t].points -= r, r;
}
// games/businessmen/rules/ending.ts
function Zn(e) {
	let t = Qn(e);
	U(e, "roundEnded", {
		round: e.round,
		finalists: t
	}), t.length > 0 ? er(e, "target") : e.round === $n(e) ? er(e, "guard") : e.leader = Hn(e, e.leader);
}
var Qn = (e) => e.seats.filter((t) => e.players[t].points >= Jn(e)), $n = (e) => e.options.roundGuard === "none" ? null : Number(e.options.roundGuard);
function er(e, t) {
	let { winners: n, places: r } = tr(e);
	e.ending = {
		because: t,
		round: e.round,
		finalists: Qn(e),
		winners: n,
		places: r
	}, e.outcome = {
		winners: n,
		scores: e.seats.map((t) => e.players[t].points)
	}, U(e, "gameEnded", e.ending);
}
function tr(e) {
	let t = Qn(e), n = t.length > 0 ? ir(t, (t) => nr(e, t)) : ir(e.seats, (t) => rr(e, t)), r = (t, r) => n.includes(t) || !n.includes(r) && ar(rr(e, t), rr(e, r)) > 0;
	return {
		winners: n,
		places: A(e.seats, (t) => n.includes(t) ? 1 : 1 + e.seats.filter((e) => e !== t && r(e, t)).length)
	};
}
function nr(e, t) {
	let { coins: n, points: r } = e.players[t];
	return e.options.finishTie === "coins" ? [n, r] : [r, n];
}
function rr(e, t) {
	let { coins: n, points: r, levels: i } = e.players[t];
	return [
		r,
		n,
		N.reduce((e, t) => e + i[t], 0)
	];
}
function ir(e, t) {
	return e.filter((n) => e.every((e) => ar(t(n), t(e)) >= 0));
}
function ar(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
// games/businessmen/rules/prices.ts
var W = (e) => Bn[e] ?? 0, or = (e, t) => W(e.prices[t]), sr = (e, t) => Math.min(15, Math.max(1, e + t));
function cr(e, t, n) {
	let r = e.prices[t], i = sr(r, n);
	return e.prices[t] = i, e.lastMoves[t] += i - r, {
		good: t,
		by: n,
		from: r,
		to: i
	};
}
function lr(e, t, n) {
	let r = 0;
	for (let i of M) n.includes(i) && e.lorries[i].good === t && (r += In[i].fall);
	return r > 0 ? -r : 3;
}
function G(e, t) {
	if (e.sector === null) return !1;
	let n = zn[e.sector];
	return n.kind === "embargo" && n.goods.includes(t);
}
var ur = (e) => j.filter((t) => G(e, t)), K = (e) => ({
	grain: e,
	meat: e,
	fish: e,
	wood: e,
	oil: e,
	metal: e
}), dr = (e) => j.every((t) => e[t] === 0), q = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], J = (e, t) => j.filter((n) => q(e, t, n) > 0), Y = (e, t) => P.warehouse[e.players[t].levels.warehouse], fr = (e, t) => J(e, t).length > Y(e, t);
function pr(e, t) {
	let n = (n) => q(e, t, n) * or(e, n);
	return J(e, t).sort((e, t) => n(t) - n(e)).slice(0, Y(e, t));
}
// games/businessmen/rules/lorries.ts
function mr(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var hr = (e, t) => In[t].capacity - mr(e, t), X = (e, t) => hr(e, t) === 0;
function gr(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function _r(e, t, n, r) {
	let i = P.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function vr(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && X(e, r)) return H("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return H("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (q(e, n, i) === 0) return H("BM-7.3", "noneOwned", { good: i });
	if (_r(e, t, n, i) <= 0) return H("BM-R12", "loaderSpent", {
		good: i,
		most: P.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = M.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return H("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function yr(e, t, n, r, i) {
	let a = _r(e, t, n, i), o = hr(e, r), s = q(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function br(e, t, n) {
	for (let r of M) for (let i of j) if (q(e, n, i) > 0 && vr(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/content/misfortune-wheel.ts
var xr = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, Sr = Object.keys(xr), Cr = (e) => e === 3 ? null : e === 2 ? 3 : 2;
function wr(e, t, n, r) {
	let i = { ...e.players[n].levels }, a = e.players[n].coins;
	for (let e of t) {
		let t = Cr(i[e]);
		t !== null && (i[e] = t, a -= F[t].cost);
	}
	let o = Cr(i[r]);
	if (o === null) return H("BM-3.2", "highestLevel", { characteristic: r });
	let { cost: s } = F[o];
	return s > a ? H("BM-10.4", "cannotPay", {
		cost: s,
		coins: a
	}) : null;
}
var Tr = (e, t, n) => N.some((r) => wr(e, t, n, r) === null);
function Er(e, t, n) {
	let r = e.players[t], i = Cr(r.levels[n]);
	if (i === null) throw Error(`${n} is at its highest level`);
	let { cost: a, points: o } = F[i];
	r.coins -= a, r.levels[n] = i, U(e, "improved", {
		seat: t,
		characteristic: n,
		to: i,
		cost: a,
		points: o
	}), Yn(e, t, o);
}
function Dr(e, t, n, r) {
	let i = e.players[n];
	if (!i.warnings[r] || t.includes(r)) return H("BM-12.4", "noWarning", { characteristic: r });
	let a = i.coins - t.length * 10;
	return 10 > a ? H("BM-12.2", "cannotPay", {
		cost: 10,
		coins: a
	}) : null;
}
var Or = (e, t, n) => N.some((r) => Dr(e, t, n, r) === null);
function kr(e, t, n) {
	let r = e.players[t];
	r.coins -= 10, r.warnings[n] = !1, e.options.negativeEvents === "immediate" && (r.insured[n] = !0), U(e, "insured", {
		seat: t,
		characteristic: n,
		cost: 10
	});
}
// games/businessmen/rules/misfortune.ts
function Ar(e, t) {
	let n = e.players[t], r = Sr[_(e, Sr.length)], i = xr[r];
	if (n.misfortune = r, U(e, "misfortuneSpun", {
		seat: t,
		sector: r,
		hits: i
	}), i === null) return;
	let a = jr(e, t, i);
	if (a === "nothing") return U(e, "spared", {
		seat: t,
		characteristic: i
	});
	n.warnings[i] || (n.warnings[i] = !0, U(e, "warned", {
		seat: t,
		characteristic: i
	})), a === "fine" && Mr(e, t, i);
}
function jr(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
function Mr(e, t, n) {
	let r = e.players[t], i = r.levels[n], { points: a, to: o } = Vn[i], s = Xn(e, t, a);
	r.levels[n] = o, U(e, "fined", {
		seat: t,
		characteristic: n,
		from: i,
		to: o,
		points: a,
		lost: s
	});
}
function Nr(e) {
	for (let t of e.seats) for (let n of N) e.players[t].insured[n] && (e.players[t].insured[n] = !1, U(e, "insuranceLapsed", {
		seat: t,
		characteristic: n
	}));
}
// games/businessmen/rules/families.ts
function Pr(e, t, n) {
	let r = e.filter((e) => t(e) === null);
	return r.map((i, a) => n(a === 0 ? w(Fr(e, r), t) : w([i]), i));
}
var Fr = (e, t) => e.filter((e) => e === t[0] || !t.includes(e)), Ir = (e, t, n) => e.players[t].temp[n] > 0;
function Lr(e, t, n) {
	return Ir(e, t, n) ? H("BM-6.7", "alreadyBought", { good: n }) : e.market[n] === 0 ? H("BM-5.5", "notOnMarket", { good: n }) : null;
}
function Rr(e, t, n) {
	if (Ir(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = P.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
var zr = (e, t) => j.some((n) => Rr(e, t, n).most > 0), Br = (e, t) => Pr(j, (n) => Lr(e, t, n), (n, r) => {
	let { most: i, limit: a } = Rr(e, t, r);
	return {
		good: n,
		units: tt(1, i, {
			below: H("BM-6.3", "atLeastOneUnit", {}),
			above: Vr(e, t, r, a)
		})
	};
});
function Vr(e, t, n, r) {
	let { levels: i, coins: a } = e.players[t];
	switch (r) {
		case "manager": return H("BM-3.6", "managerLimit", {
			most: P.manager[i.manager],
			level: i.manager
		});
		case "market": return H("BM-6.3", "marketLimit", {
			good: n,
			left: e.market[n]
		});
		case "coins": return H("BM-R9", "coinLimit", { coins: a });
		case "bought": return H("BM-6.7", "alreadyBought", { good: n });
	}
}
// games/businessmen/content/export-cards.ts
var Hr = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
}, Ur = Object.keys(Hr), Wr = Pn[0], Gr = (e, t) => e.exportCard !== null && Hr[e.exportCard].includes(t);
function Kr(e, t, n, r) {
	let i = e.players[n].main[r];
	for (let e of t) e.good === r && (i -= e.units);
	return i;
}
function qr(e, t, n, r, i) {
	return Gr(e, i) ? G(e, i) ? H("BM-8.3", "underEmbargo", { good: i }) : e.options.exportLots === "onePerRound" && t.length > 0 ? H("BM-R31", "oneShipmentOnly", { good: i }) : e.options.exportLots === "onePerGood" && t.some((e) => e.good === i) ? H("BM-9.7", "alreadyShipped", { good: i }) : Jr(e, n, r, i, Wr) : H("BM-9.2", "notOnExportCard", { good: i });
}
function Jr(e, t, n, r, i) {
	let a = Kr(e, t, n, r);
	return a < i ? H("BM-9.3", "tooFewUnits", {
		good: r,
		has: a,
		needs: i
	}) : null;
}
var Yr = (e, t, n, r) => j.some((i) => qr(e, t, n, r, i) === null), Xr = (e, t, n, { good: r, units: i }) => qr(e, t, t, n, r) === null && Jr(e, t, n, r, i) === null, Zr = (e, t, n, r) => Pr(j, (i) => qr(e, t, n, r, i), (t, i) => ({
	good: t,
	units: w(Pn, (t) => Jr(e, n, r, i, t))
}));
function Qr(e, t, { good: n, units: r }) {
	e.players[t].main[n] -= r, e.piles[n] += r;
	let i = Nn[r];
	U(e, "exported", {
		seat: t,
		good: n,
		units: r,
		points: i
	}), Yn(e, t, i);
}
// games/businessmen/rules/seat-facts.ts
function $r(e, t, n) {
	let { points: r } = e.players[t], i = r - Jn(e), a = ei(e, t), o = J(e, t), s = pr(e, t);
	return {
		place: n,
		missing: Math.max(0, -i),
		cushion: i,
		worstFine: a,
		worstCushion: i - Math.min(a, r),
		fineSectors: Sr.filter((n) => {
			let r = xr[n];
			return r !== null && jr(e, t, r) === "fine";
		}).length,
		characteristics: Object.fromEntries(N.map((n) => [n, ti(e, t, n)])),
		room: Y(e, t),
		types: o.length,
		surplus: o.filter((e) => !s.includes(e)).map((n) => ({
			good: n,
			units: q(e, t, n)
		})),
		purchases: Object.fromEntries(j.map((n) => [n, Rr(e, t, n)])),
		loads: ni(e, t),
		shipments: Object.fromEntries(j.filter((t) => Gr(e, t) && !G(e, t)).map((n) => [n, Pn.filter((r) => r <= e.players[t].main[n])])),
		maySkip: Wn(e, t)
	};
}
function ei(e, t) {
	let { isSkipping: n, misfortune: r, levels: i } = e.players[t];
	if (n || r !== null) return 0;
	let a = N.filter((n) => jr(e, t, n) === "fine").map((e) => Vn[i[e]].points);
	return Math.max(0, ...a);
}
function ti(e, t, n) {
	let { levels: r, warnings: i, insured: a, coins: o } = e.players[t], s = r[n], c = Cr(s), l = jr(e, t, n);
	return {
		level: s,
		value: P[n][s],
		step: c === null ? null : {
			...F[c],
			value: P[n][c],
			isAffordable: F[c].cost <= o
		},
		hasWarning: i[n],
		isInsured: a[n],
		nextHit: l === "fine" ? {
			is: "fine",
			...Vn[s]
		} : { is: l }
	};
}
function ni(e, t) {
	let n = e.stack.find((e) => e.phase === "loading"), r = n?.phase === "loading" ? n.loaded : null;
	return Object.fromEntries(M.map((n) => [n, Object.fromEntries(j.map((i) => [i, vr(e, r, t, n, i) === null ? yr(e, r, t, n, i).units : 0]))]));
}
// games/businessmen/rules/facts.ts
function ri(e) {
	let t = ai(e), { places: n } = tr(e);
	return {
		part: t,
		phase: ii[t],
		target: Jn(e),
		lastRound: $n(e),
		order: I(e, e.opener ?? e.leader),
		loadingOrder: oi(e),
		goods: Object.fromEntries(j.map((t) => [t, si(e, t)])),
		lorries: Object.fromEntries(M.map((t) => [t, ui(e, t)])),
		seats: A(e.seats, (t) => $r(e, t, n[t])),
		embargo: ur(e)
	};
}
var ii = {
	announcements: 0,
	cards: 0,
	buying: 1,
	loading: 2,
	keeping: 2,
	priceWheel: 3,
	exports: 3,
	improvements: 4,
	misfortune: 5,
	insurance: 6,
	over: 6
};
function ai(e) {
	let t = e.outcome === null ? e.stack[0]?.step : void 0;
	return Object.keys(ii).find((e) => e === t) ?? "over";
}
function oi(e) {
	let t = null;
	for (let n of e.stack) {
		if (n.phase === "loading") return [...n.queue];
		(n.phase === "round" || n.phase === "buying") && (t = n.firstPasser ?? t);
	}
	return Un({
		...e,
		opener: e.opener ?? I(e, e.leader)[0] ?? null
	}, t);
}
function si(e, t) {
	let n = e.prices[t], r = W(n), i = sr(n, lr(e, t, M.filter((n) => X(e, n) && !G(e, e.lorries[n].good ?? t)))), a = ci(e, t);
	return {
		position: n,
		price: r,
		stepsUp: li(n, 1),
		stepsDown: li(n, -1),
		next: i,
		nextPrice: W(i),
		embargoSectors: Rn.length - a.length,
		lowest: Math.min(...a),
		highest: Math.max(...a),
		isExportable: Gr(e, t) && !G(e, t),
		isUnderEmbargo: G(e, t)
	};
}
function ci(e, t) {
	let n = [];
	for (let r of Rn) {
		let i = zn[r];
		i.kind === "price" ? n.push(W(sr(e.prices[t], i.moves[t] ?? 0))) : i.goods.includes(t) || n.push(W(e.prices[t]));
	}
	return n;
}
function li(e, t) {
	for (let n = 1; n <= 15; n++) {
		let r = e + t * n;
		if (r < 1 || r > 15) return null;
		if (W(r) !== W(e)) return n;
	}
	return null;
}
function ui(e, t) {
	let { good: n, lots: r } = e.lorries[t], { capacity: i, points: a } = In[t], o = n === null ? [0] : ci(e, n), s = n === null ? 0 : W(e.prices[n]);
	return {
		capacity: i,
		onBoard: mr(e, t),
		space: hr(e, t),
		points: a,
		exclusiveTo: gr(e, t),
		isFull: X(e, t),
		isHeld: n !== null && X(e, t) && G(e, n),
		lots: e.seats.filter((e) => r[e] > 0).map((e) => ({
			seat: e,
			units: r[e],
			now: r[e] * s,
			best: r[e] * Math.max(...o),
			worst: r[e] * Math.min(...o)
		})),
		pricesIfSent: n === null ? null : Object.fromEntries(j.map((n) => [n, sr(e.prices[n], lr(e, n, [t]))]))
	};
}
// games/businessmen/rules/invariants.ts
var di = {}, fi = R("announcements", { announcement: {
	rule: "BM-14.1",
	ask: (e, t) => t.asked[0] ?? null,
	idle: () => ({ type: "playRound" }),
	actions: {
		playRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), U(e, "skipDeclined", { seat: n }), t.asked.length > 0 ? V : B;
			}
		},
		skipRound: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.shift(), e.players[n].isSkipping = !0, U(e, "skipAnnounced", {
					seat: n,
					lost: Xn(e, n, 1)
				}), t.asked.length > 0 ? V : B;
			}
		}
	}
} }), pi = R("buying", {
	goOn(e, t) {
		if (dr(e.market)) return hi(e, t, "marketEmpty");
		for (let [n] = t.queue; n !== void 0 && !zr(e, n); [n] = t.queue) mi(t, n), U(e, "passed", {
			seat: n,
			during: "buying",
			isForced: !0,
			rule: "BM-6.9"
		});
		return t.queue.length > 0 ? B : hi(e, t, "allPassed");
	},
	purchase: {
		rule: "BM-6.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			buy: {
				offer: (e, t, n) => Br(e, n),
				take(e, t, n, { good: r, units: i }) {
					let a = i * 1;
					return e.players[n].coins -= a, e.players[n].temp[r] += i, e.market[r] -= i, U(e, "bought", {
						seat: n,
						good: r,
						units: i,
						cost: a,
						left: e.market[r]
					}), t.queue.push(...t.queue.splice(0, 1)), z("goOn");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return mi(t, n), U(e, "passed", {
						seat: n,
						during: "buying",
						isForced: !1,
						rule: "BM-6.8"
					}), z("goOn");
				}
			}
		}
	}
});
function mi(e, t) {
	e.queue.shift(), e.firstPasser ??= t;
}
function hi(e, t, n) {
	return U(e, "buyingEnded", { because: n }), Kn({ firstPasser: t.firstPasser });
}
// games/businessmen/rules/quiet.ts
var Z = (e) => e.options.quietPhases === "parallel";
function gi(e, t, n, r) {
	let i = L(e), a = i.filter(r);
	return a.length < i.length && U(e, "passedOver", {
		seats: i.filter((e) => !a.includes(e)),
		part: t,
		rule: n
	}), a.length === 0 ? null : _i(e, a);
}
var _i = (e, t) => ({
	asked: t,
	plans: A(e.seats, (t) => Z(e) ? de(t, []) : fe([]))
}), vi = (e, t) => Z(e) ? t.asked : t.asked[0] ?? null, Q = (e, t, n) => Z(e) ? t.plans[n].secret : [];
function yi(e, t, n, r, i) {
	t.plans[n].secret.push(r), Z(e) || i(r);
}
function $(e, t, n, r) {
	return t.asked.splice(t.asked.indexOf(r), 1), Z(e) && U(e, "decided", {
		seat: r,
		part: n
	}), t.asked.length > 0 ? V : B;
}
var bi = (e, t, n, r) => Z(e) ? V : $(e, t, n, r);
function xi(e, t, n) {
	if (Z(e)) for (let r of L(e)) for (let e of t.plans[r].secret) n(r, e);
}
// games/businessmen/rules/phases/exports.ts
var Si = R("exports", {
	shipments: {
		rule: "BM-9.3",
		ask: vi,
		idle: () => ({ type: "finish" }),
		actions: {
			ship: {
				offer: (e, t, n) => Zr(e, t.plans[n].secret, Q(e, t, n), n),
				take(e, t, n, { good: r, units: i }) {
					return yi(e, t, n, {
						good: r,
						units: i
					}, (t) => Qr(e, n, t)), Yr(e, t.plans[n].secret, Q(e, t, n), n) ? V : bi(e, t, "exports", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => $(e, t, "exports", n)
			}
		}
	},
	send(e, t) {
		xi(e, t, (t, n) => Qr(e, t, n));
	}
}), Ci = R("improvements", {
	steps: {
		rule: "BM-10.1",
		ask: vi,
		idle: () => ({ type: "finish" }),
		actions: {
			improve: {
				offer(e, t, n) {
					let r = Q(e, t, n);
					return { characteristic: w(N, (t) => wr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return yi(e, t, n, r, (t) => Er(e, n, t)), Tr(e, Q(e, t, n), n) ? V : bi(e, t, "improvements", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => $(e, t, "improvements", n)
			}
		}
	},
	build(e, t) {
		xi(e, t, (t, n) => Er(e, t, n));
	}
}), wi = R("insurance", {
	policies: {
		rule: "BM-12.1",
		ask: vi,
		idle: () => ({ type: "finish" }),
		actions: {
			insure: {
				offer(e, t, n) {
					let r = Q(e, t, n);
					return { characteristic: w(N, (t) => Dr(e, r, n, t)) };
				},
				take(e, t, n, { characteristic: r }) {
					return yi(e, t, n, r, (t) => kr(e, n, t)), Or(e, Q(e, t, n), n) ? V : bi(e, t, "insurance", n);
				}
			},
			finish: {
				offer: () => ({}),
				take: (e, t, n) => $(e, t, "insurance", n)
			}
		}
	},
	sign(e, t) {
		xi(e, t, (t, n) => kr(e, t, n));
	}
});
// games/businessmen/rules/storing.ts
function Ti(e, t) {
	let n = e.players[t];
	if (!dr(n.temp)) {
		U(e, "transferred", {
			seat: t,
			units: { ...n.temp }
		});
		for (let e of j) n.main[e] += n.temp[e];
		n.temp = K(0);
	}
}
function Ei(e, t, n, r) {
	let i = e.players[t];
	for (let a of j) {
		let o = q(e, t, a);
		o === 0 || n.includes(a) || (e.piles[a] += o, i.main[a] = 0, i.temp[a] = 0, U(e, "gaveUp", {
			seat: t,
			good: a,
			units: o,
			because: r
		}));
	}
	Ti(e, t);
}
// games/businessmen/rules/phases/keeping.ts
var Di = R("keeping", {
	choice: {
		rule: "BM-7.13",
		ask: vi,
		idle: (e, t, n) => ({
			type: "keep",
			goods: pr(e, n)
		}),
		actions: { keep: {
			offer: (e, t, n) => ({ goods: nt(J(e, n), Y(e, n), Y(e, n)) }),
			take(e, t, n, { goods: r }) {
				return t.plans[n].secret = [...r], Z(e) || Ei(e, n, r, t.because), $(e, t, "keeping", n);
			}
		} }
	},
	giveUp(e, t) {
		if (Z(e)) for (let n of L(e)) t.plans[n].secret.length > 0 && Ei(e, n, t.plans[n].secret, t.because);
	}
}), Oi = R("loading", {
	begin(e, t) {
		U(e, "loadingBegan", { order: [...t.queue] });
	},
	goOn(e, t) {
		for (let [n] = t.queue; n !== void 0 && br(e, t.loaded, n) === null; [n] = t.queue) t.queue.shift(), U(e, "passed", {
			seat: n,
			during: "loading",
			isForced: !0,
			rule: "BM-7.8"
		});
		return t.queue.length > 0 ? B : z("end");
	},
	turn: {
		rule: "BM-7.2",
		ask: (e, t) => t.queue[0] ?? null,
		idle(e, t, n) {
			let r = e.options.loadingDuty === "compulsory" ? br(e, t.loaded, n) : null;
			return r === null ? { type: "pass" } : {
				type: "load",
				...r
			};
		},
		actions: {
			load: {
				offer: (e, t, n) => ki(e, t.loaded, n),
				take(e, t, n, { lorry: r, good: i }) {
					return ji(e, t.loaded, n, r, i), t.queue.push(...t.queue.splice(0, 1)), z("goOn");
				}
			},
			pass: {
				offer: (e) => e.options.loadingDuty === "compulsory" ? H("BM-R14", "mustLoad", {}) : {},
				take(e, t, n) {
					return t.queue.shift(), U(e, "passed", {
						seat: n,
						during: "loading",
						isForced: !1,
						rule: "BM-7.8"
					}), z("goOn");
				}
			}
		}
	},
	end(e) {
		U(e, "loadingEnded", {});
	}
});
function ki(e, t, n) {
	let r = (r) => Ai(e, t, n, r), i = (r) => w(j, (i) => vr(e, t, n, r, i));
	return [...M.filter((e) => r(e) !== null).map((e) => ({
		lorry: w([e]),
		good: i(e)
	})), ...Pr(M, r, (e, t) => ({
		lorry: e,
		good: i(t)
	}))];
}
function Ai(e, t, n, r) {
	let { good: i } = e.lorries[r];
	if (i !== null) return vr(e, t, n, r, i);
	let a = null;
	for (let i of J(e, n)) {
		let o = vr(e, t, n, r, i);
		if (o === null) return null;
		a ??= o;
	}
	return a;
}
function ji(e, t, n, r, i) {
	let a = e.players[n], { units: o, limit: s } = yr(e, t, n, r, i), c = Math.min(o, a.main[i]), l = o - c;
	a.main[i] -= c, a.temp[i] -= l, e.lorries[r].good = i, e.lorries[r].lots[n] += o, t[n][i] += o, U(e, "loaded", {
		seat: n,
		lorry: r,
		good: i,
		units: o,
		fromMain: c,
		fromTemp: l,
		limit: s,
		onBoard: mr(e, r),
		isFull: X(e, r)
	});
}
// games/businessmen/rules/phases/misfortune.ts
var Mi = R("misfortune", {
	wheel: {
		rule: "BM-11.1",
		ask: (e, t) => t.unspun[0] ?? null,
		idle: () => ({ type: "spinMisfortune" }),
		actions: { spinMisfortune: {
			offer: () => ({}),
			take(e, t, n) {
				return Ar(e, n), B;
			}
		} }
	},
	overflow: {
		call: "keeping",
		with(e, t) {
			let [n] = t.unspun;
			return n === void 0 || e.options.overflowAfterFine === "atNextTransfer" || !fr(e, n) ? null : {
				..._i(e, [n]),
				because: "fine"
			};
		}
	},
	goOn(e, t) {
		return t.unspun.shift(), t.unspun.length > 0 ? z("wheel") : B;
	}
}), Ni = {
	G01: {
		family: "standard",
		units: {
			oil: 6,
			wood: 5,
			metal: 4,
			meat: 3
		}
	},
	G02: {
		family: "standard",
		units: {
			oil: 6,
			fish: 5,
			wood: 4,
			metal: 3
		}
	},
	G03: {
		family: "standard",
		units: {
			meat: 6,
			oil: 5,
			grain: 4,
			metal: 3
		}
	},
	G04: {
		family: "standard",
		units: {
			wood: 6,
			grain: 5,
			oil: 4,
			meat: 3
		}
	},
	G05: {
		family: "standard",
		units: {
			grain: 6,
			oil: 5,
			metal: 4,
			wood: 3
		}
	},
	G06: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			oil: 4,
			grain: 3
		}
	},
	G07: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			oil: 4,
			fish: 3
		}
	},
	G08: {
		family: "standard",
		units: {
			metal: 6,
			meat: 5,
			grain: 4,
			fish: 3
		}
	},
	G09: {
		family: "standard",
		units: {
			fish: 6,
			meat: 5,
			grain: 4,
			wood: 3
		}
	},
	G10: {
		family: "standard",
		units: {
			grain: 6,
			wood: 5,
			fish: 4,
			oil: 3
		}
	},
	G11: {
		family: "standard",
		units: {
			fish: 6,
			oil: 5,
			meat: 4,
			metal: 3
		}
	},
	G12: {
		family: "standard",
		units: {
			wood: 6,
			metal: 5,
			meat: 4,
			fish: 3
		}
	},
	G13: {
		family: "standard",
		units: {
			meat: 6,
			metal: 5,
			wood: 4,
			grain: 3
		}
	},
	G14: {
		family: "standard",
		units: {
			wood: 6,
			fish: 5,
			meat: 4,
			oil: 3
		}
	},
	G15: {
		family: "standard",
		units: {
			metal: 6,
			grain: 5,
			fish: 4,
			wood: 3
		}
	},
	G16: {
		family: "even",
		units: {
			fish: 5,
			oil: 5,
			wood: 4,
			metal: 4
		}
	},
	G17: {
		family: "even",
		units: {
			oil: 5,
			grain: 5,
			metal: 4,
			wood: 4
		}
	},
	G18: {
		family: "even",
		units: {
			fish: 5,
			grain: 5,
			oil: 4,
			meat: 4
		}
	},
	G19: {
		family: "even",
		units: {
			grain: 5,
			meat: 5,
			wood: 4,
			metal: 4
		}
	},
	G20: {
		family: "even",
		units: {
			meat: 5,
			fish: 5,
			metal: 4,
			wood: 4
		}
	},
	G21: {
		family: "lean",
		units: {
			metal: 5,
			oil: 4,
			grain: 3,
			meat: 2
		}
	},
	G22: {
		family: "lean",
		units: {
			fish: 5,
			oil: 4,
			meat: 3,
			metal: 2
		}
	},
	G23: {
		family: "lean",
		units: {
			metal: 5,
			wood: 4,
			meat: 3,
			oil: 2
		}
	},
	G24: {
		family: "lean",
		units: {
			fish: 5,
			meat: 4,
			wood: 3,
			grain: 2
		}
	},
	G25: {
		family: "lean",
		units: {
			grain: 5,
			wood: 4,
			oil: 3,
			fish: 2
		}
	},
	G26: {
		family: "rich",
		units: {
			wood: 7,
			oil: 6,
			meat: 5,
			fish: 4
		}
	},
	G27: {
		family: "rich",
		units: {
			oil: 7,
			fish: 6,
			metal: 5,
			grain: 4
		}
	},
	G28: {
		family: "rich",
		units: {
			meat: 7,
			metal: 6,
			grain: 5,
			fish: 4
		}
	},
	G29: {
		family: "rich",
		units: {
			grain: 7,
			metal: 6,
			wood: 5,
			fish: 4
		}
	},
	G30: {
		family: "rich",
		units: {
			meat: 7,
			wood: 6,
			oil: 5,
			grain: 4
		}
	}
}, Pi = Object.keys(Ni), Fi = Ni;
// games/businessmen/rules/cards.ts
function Ii(e) {
	e.goodsCard !== null && e.goodsDiscards.push(e.goodsCard), e.exportCard !== null && e.exportDiscards.push(e.exportCard);
	let t = Li(e, "goods", e.goodsDeck, e.goodsDiscards), n = Li(e, "export", e.exportDeck, e.exportDiscards);
	e.goodsCard = t, e.exportCard = n;
	let r = K(0), i = K(0);
	for (let n of j) {
		let a = Fi[t].units[n] ?? 0;
		r[n] = Math.min(a, e.piles[n]), i[n] = a - r[n], e.piles[n] -= r[n], e.market[n] += r[n];
	}
	U(e, "cardsTurned", {
		seat: e.opener,
		goodsCard: t,
		exportCard: n,
		laid: r,
		missing: i
	});
}
function Li(e, t, n, r) {
	if (n.secret.length === 0) {
		let i = r.splice(0);
		he(e, n, i), U(e, "deckReshuffled", {
			deck: t,
			cards: i.length
		});
	}
	let i = me(n);
	if (i === null) throw Error(`there is always a card in the ${t} deck`);
	return i;
}
function Ri(e) {
	if (dr(e.market)) return;
	let t = e.options.leftovers === "return";
	if (U(e, "leftOver", {
		units: { ...e.market },
		goes: t ? "returned" : "stays"
	}), t) for (let t of j) e.piles[t] += e.market[t], e.market[t] = 0;
}
// games/businessmen/rules/sending.ts
function zi(e) {
	let t = Rn[_(e, Rn.length)];
	e.sector = t;
	for (let t of j) e.lastMoves[t] = 0;
	let n = [], r = zn[t];
	if (r.kind === "price") for (let t of j) {
		let i = r.moves[t];
		i !== void 0 && n.push(cr(e, t, i));
	}
	U(e, "priceWheelSpun", {
		seat: e.opener,
		sector: t,
		moves: n,
		embargo: ur(e)
	});
}
function Bi(e) {
	let t = [];
	for (let n of M) {
		let { good: r } = e.lorries[n];
		r !== null && X(e, n) && (G(e, r) ? U(e, "lorryHeld", {
			lorry: n,
			good: r,
			rule: "BM-8.8"
		}) : (t.push(n), Vi(e, n)));
	}
	Ui(e, t);
	for (let n of t) Wi(e, n);
}
function Vi(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n === null) return;
	let i = or(e, n), a = [];
	for (let t of e.seats) {
		let n = r[t];
		if (n === 0) continue;
		let o = n * i;
		e.players[t].coins += o, a.push({
			seat: t,
			units: n,
			coins: o
		});
	}
	let o = gr(e, t), s = o === null ? null : {
		seat: o,
		points: Hi(e, t, o)
	};
	U(e, "lorrySent", {
		lorry: t,
		good: n,
		price: i,
		payments: a,
		exclusive: s
	}), s !== null && Yn(e, s.seat, s.points);
}
var Hi = (e, t, n) => e.players[n].isSkipping ? 0 : In[t].points;
function Ui(e, t) {
	U(e, "pricesAdjusted", { moves: j.map((n) => cr(e, n, lr(e, n, t))) });
}
function Wi(e, t) {
	let { good: n, lots: r } = e.lorries[t];
	if (n !== null) {
		for (let t of e.seats) e.piles[n] += r[t], r[t] = 0;
		e.lorries[t].good = null;
	}
}
// games/businessmen/rules/phases/round.ts
var Gi = R("round", {
	begin(e) {
		e.round += 1, e.opener = null, e.sector = null, U(e, "roundBegan", {
			round: e.round,
			leader: e.leader
		});
		for (let t of Fn(e.seats, e.leader)) {
			let n = e.players[t];
			n.misfortune = null, n.isSkipping && (n.isSkipping = !1, n.coins += 10, U(e, "skipMoneyPaid", {
				seat: t,
				coins: 10
			}));
		}
	},
	announcements: {
		call: "announcements",
		with(e) {
			let t = Fn(e.seats, e.leader).filter((t) => Wn(e, t));
			return t.length > 0 ? { asked: t } : null;
		}
	},
	open(e) {
		e.opener = I(e, e.leader)[0] ?? null, e.opener === null ? U(e, "everybodySkips", {}) : e.opener !== e.leader && U(e, "stoodIn", {
			seat: e.opener,
			leader: e.leader
		});
	},
	cards: {
		rule: "BM-5.4",
		ask: (e) => e.opener,
		idle: () => ({ type: "turnCards" }),
		actions: { turnCards: {
			offer: () => ({}),
			take: () => B
		} }
	},
	turn: Ii,
	buying: {
		call: "buying",
		with(e) {
			let t = L(e);
			return t.length > 0 ? {
				queue: t,
				firstPasser: null
			} : null;
		},
		then(e, t, { firstPasser: n }) {
			t.firstPasser = n;
		}
	},
	leftovers: Ri,
	loading: {
		call: "loading",
		with(e, t) {
			let n = Un(e, t.firstPasser);
			return n.length > 0 ? {
				queue: n,
				loaded: A(e.seats, () => K(0))
			} : null;
		}
	},
	transfer(e) {
		for (let t of L(e)) fr(e, t) || Ti(e, t);
	},
	keeping: {
		call: "keeping",
		with(e) {
			let t = L(e).filter((t) => fr(e, t));
			return t.length > 0 ? {
				..._i(e, t),
				because: "transfer"
			} : null;
		}
	},
	priceWheel: {
		rule: "BM-8.1",
		ask: (e) => e.opener,
		idle: () => ({ type: "spinPrices" }),
		actions: { spinPrices: {
			offer: () => ({}),
			take: () => B
		} }
	},
	spin: zi,
	send: Bi,
	exports: {
		call: "exports",
		with: (e) => gi(e, "exports", "BM-9.3", (t) => Yr(e, [], [], t))
	},
	improvements: {
		call: "improvements",
		with: (e) => gi(e, "improvements", "BM-10.4", (t) => Tr(e, [], t))
	},
	misfortune: {
		call: "misfortune",
		with(e) {
			let t = L(e);
			return t.length > 0 ? { unspun: t } : null;
		}
	},
	lapse: Nr,
	insurance: {
		call: "insurance",
		with: (e) => gi(e, "insurance", "BM-12.4", (t) => Or(e, [], t))
	},
	finish(e) {
		return Zn(e), z("begin");
	}
});
// games/businessmen/rules/secrets.ts
function Ki(e, t, n) {
	let r = [];
	for (; n(3) > 0;) {
		let i = e.filter((e) => t(e, r)), a = i[n(Math.max(1, i.length))];
		if (a === void 0) break;
		r.push(a);
	}
	return r;
}
var qi = j.flatMap((e) => Pn.map((t) => ({
	good: e,
	units: t
}))), Ji = {
	"stack.keeping.plans.*": (e, [t], n) => {
		let r = t, i = e.stack.find((e) => e.phase === "keeping");
		if (i?.phase !== "keeping" || i.asked.includes(r) || J(e, r).length <= Y(e, r)) return [];
		let a = J(e, r);
		return Array.from({ length: Y(e, r) }, () => a.splice(n(a.length), 1)[0]);
	},
	"stack.exports.plans.*": (e, [t], n) => Ki(qi, (n, r) => Xr(e, r, t, n), n),
	"stack.improvements.plans.*": (e, [t], n) => Ki(N, (n, r) => wr(e, r, t, n) === null, n),
	"stack.insurance.plans.*": (e, [t], n) => Ki(N, (n, r) => Dr(e, r, t, n) === null, n)
}, Yi = () => (e, t, n) => {
	if (!Z(e)) return n;
	let r = Object.entries(n).map(([e, n]) => [e, de(t, n)]);
	return Object.fromEntries(r);
}, Xi = {
	keep: Yi(),
	ship: Yi(),
	improve: Yi(),
	insure: Yi()
};
// games/businessmen/rules/setup.ts
function Zi(e, t) {
	let n = Qi(e, t), r = () => ({
		good: null,
		lots: A(e.seats, () => 0)
	});
	return {
		round: 0,
		leader: e.options.firstLeader === "random" ? _(e, e.seats.length) : 0,
		opener: null,
		players: A(e.seats, (e) => ({
			colour: n[e],
			coins: 10,
			points: 0,
			levels: $i(1),
			warnings: $i(!1),
			insured: $i(!1),
			main: K(0),
			temp: K(0),
			isSkipping: !1,
			misfortune: null
		})),
		piles: K(25),
		market: K(0),
		prices: K(8),
		lastMoves: K(0),
		lorries: {
			yellow: r(),
			blue: r(),
			green: r()
		},
		goodsDeck: pe("goods", oe(e, [...Pi])),
		goodsDiscards: [],
		goodsCard: null,
		exportDeck: pe("export", oe(e, [...Ur])),
		exportDiscards: [],
		exportCard: null,
		sector: null,
		ending: null
	};
}
function Qi(e, t) {
	let n = Mn.filter((e) => !t.includes(e));
	return e.seats.map((e) => Mn.find((n) => n === t[e]) ?? n.shift());
}
var $i = (e) => Object.fromEntries(N.map((t) => [t, e])), ea = /* @__PURE__ */ t({ businessmen: () => ta }), ta = qn({
	id: "businessmen",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: Mn,
	options: {
		loaderCap: ["perMove", "perRound"],
		negativeEvents: ["warningFirst", "immediate"],
		skipEligibility: ["lowFunds", "anyone"],
		finishTie: ["coins", "pointsThenCoins"],
		targetVP: [
			"20",
			"15",
			"10"
		],
		firstLeader: ["random", "firstSeat"],
		exportLots: [
			"onePerGood",
			"onePerRound",
			"unlimited"
		],
		sameGoodCars: ["allowed", "oneCarPerGood"],
		leftovers: ["return", "stay"],
		loadingStart: [
			"nextAfterLeader",
			"firstPasser",
			"leader"
		],
		loadingDuty: ["free", "compulsory"],
		overflowAfterFine: ["immediate", "atNextTransfer"],
		quietPhases: ["sequential", "parallel"],
		roundGuard: [
			"60",
			"none",
			"12",
			"20",
			"30"
		],
		absentSeat: ["bot", "dormant"]
	},
	presets: {
		standard: {},
		short: { targetVP: "10" },
		harsh: {
			loaderCap: "perRound",
			negativeEvents: "immediate"
		}
	},
	setup: Zi,
	opening: () => Gn("round", { firstPasser: null }),
	phases: {
		round: Gi,
		announcements: fi,
		buying: pi,
		loading: Oi,
		keeping: Di,
		exports: Si,
		improvements: Ci,
		misfortune: Mi,
		insurance: wi
	},
	anytime: {},
	governs: {
		skipRound: "BM-14.2",
		playRound: "BM-14.2",
		turnCards: "BM-5.4",
		buy: "BM-6.1",
		load: "BM-7.1",
		pass: "BM-6.8",
		keep: "BM-7.13",
		spinPrices: "BM-8.1",
		ship: "BM-9.3",
		improve: "BM-10.7",
		spinMisfortune: "BM-11.1",
		insure: "BM-12.1",
		finish: "BM-1.5"
	},
	facts: ri,
	invariants: di,
	secrets: Ji,
	conceals: Xi
}), na = An(Object.values(ea).find((e) => e?.id === "businessmen"));
export { na as default };
