// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = i(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function r(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function i(e, t) {
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
function a(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (a(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function o(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = s(r[e], t);
	return n;
}
function s(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = s(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var c = { to: "stay" }, l = { to: "next" };
function u(e) {
	return {
		to: "done",
		result: e
	};
}
function d() {
	return {
		stay: c,
		next: l,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: u,
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
// ../wt/v0/kernel/play.ts
function f(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: p(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ee(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(ve(e, i, a)), he(e, r), r;
}
function p(e, t) {
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
function ee(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function te(e, t) {
	let n = m(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = h(e, n);
	return {
		seats: ye(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ne(e, t) {
	let n = te(e, t), r = m(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || h(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !fe(n) && !pe(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function re(e, t, n) {
	let r = [];
	return ue(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function ie(e, t, n) {
	let r = [], i = [];
	return ue(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ae(e, t, n, r, i = re(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), s = a[i];
		for (let i = 0; i < 20; i++) {
			let i = o(s, r);
			if (le(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function oe(e, t, n) {
	let r = m(t);
	return {
		seat: n,
		...h(e, r).idle(t, r, n)
	};
}
function se(e, t, n) {
	let r = m(t), i = ce(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	ge(e, t, r, i.take(t, r, n.seat, n)), he(e, t);
}
function ce(e, t, n, r) {
	let i = m(t), a = h(e, i);
	return Object.hasOwn(a.actions, r) && xe(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function le(e, t, n, r) {
	return ce(e, t, n, r.type)?.check?.(t, m(t), n, r) ?? null;
}
function ue(e, t, n, r, i) {
	let a = m(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = h(e, a);
	xe(o.ask(t, a), n) && de(o.actions, t, a, n, r, i), o.sealed?.(t, a) || de(e.anytime, t, a, n, r, i);
}
function de(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) pe(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, me(s[0] ?? {}));
			} else fe(s) ? a?.(o, s) : pe(s) ? a?.(o, me(s)) : i(o, s);
		}
	}
}
var fe = (e) => "refused" in e;
function pe(e) {
	for (let t in e) if (a(e[t])) return !0;
	return !1;
}
function me(e) {
	for (let [t, n] of Object.entries(e)) if (a(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function he(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = m(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = h(e, n);
		if (typeof r == "function") ge(e, t, n, r(t, n) ?? l);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? ge(e, t, n, l) : t.stack.push(ve(e, r.call, i));
		} else if (be(r.ask(t, n))) ge(e, t, n, l);
		else return;
	}
	throw Error(`runaway rules at ${m(t)?.phase}.${m(t)?.step}`);
}
function ge(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(ve(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = ve(e, r.phase, r.locals);
			return;
		case "done": return _e(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return _e(e, t, n, void 0);
			n.step = r;
		}
	}
}
function _e(e, t, n, r) {
	t.stack.pop();
	let i = m(t);
	if (i === void 0) return;
	let a = h(e, i);
	typeof a != "function" && ge(e, t, i, "call" in a ? a.then?.(t, i, r) ?? l : a.after?.[n.phase]?.(t, i, r) ?? c);
}
var ve = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), m = (e) => e.stack[e.stack.length - 1], h = (e, t) => e.phases[t.phase]?.steps[t.step], ye = (e) => e === null ? [] : typeof e == "number" ? [e] : e, be = (e) => e === null || typeof e != "number" && e.length === 0, xe = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function Se(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	Ce.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), g.set(Ce);
	for (let e = 0; e < 10; e++) _(0, 4, 8, 12), _(1, 5, 9, 13), _(2, 6, 10, 14), _(3, 7, 11, 15), _(0, 5, 10, 15), _(1, 6, 11, 12), _(2, 7, 8, 13), _(3, 4, 9, 14);
	return g.map((e, t) => e + Ce[t]);
}
var Ce = Uint32Array.from([
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
]), g = /* @__PURE__ */ new Uint32Array(16);
function _(e, t, n, r) {
	we(e, t, r, 16), we(n, r, t, 12), we(e, t, r, 8), we(n, r, t, 7);
}
function we(e, t, n, r) {
	let i = g[e] + g[t] | 0, a = g[n] ^ i;
	g[e] = i, g[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var Te = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, Ee = (e) => ({
	key: e,
	drawn: 0
});
function De(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = Se(ke(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function Oe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = De(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ke = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), Ae = 8, v = (e) => 1 << (e ?? Ae), je = (e, t) => ({
	seen: v(e),
	secret: t
}), Me = (e) => ({
	seen: 511,
	secret: e
}), Ne = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), Pe = (e, t, n) => ({
	pile: "hand",
	pool: e,
	seen: n.map(() => v(t)),
	secret: n
});
function Fe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function Ie(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(r | v(n)), t.secret.push(i), i);
}
function Le(e, t, n) {
	t.secret = Oe(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function Re(e, t) {
	return Ge(e, v(t));
}
function ze(e, t) {
	let n = v(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = Ge(e[t], n, r));
	return i.unseen = He(r, n), i;
}
var Be = (e, t) => Ve(e, v(t)), Ve = (e, t) => He(Ye(e), t);
function He(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function Ue(e, t, n) {
	let r = { chance: Te(n) }, i = {};
	for (let e in t.unseen) i[e] = Oe(r, [...t.unseen[e] ?? []]);
	let a = v(t.viewer), { viewer: o, unseen: s, ...c } = t, l = Je(c, i, a);
	return l.chance = Te(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function We(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = Ue(e, t, 1), a = i.chance, o = JSON.stringify(Be(i, r));
	return se(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Be(i, r)) !== o ? null : {
		view: ze(i, r),
		facts: e.facts(i, r)
	};
}
function Ge(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Xe(r[e]) && (r[e] = Ge(r[e], t, n));
		return r;
	}
	if ("secret" in e) return Ze(e) ? (n?.push(e), qe(e, t)) : Ke(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = Xe(a) ? Ge(a, t, n) : a;
	}
	return r;
}
var Ke = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : Ge(t, n) });
function qe({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function Je(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) Xe(r[e]) && (r[e] = Je(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!Ze(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: Je(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = Xe(r[e]) ? Je(r[e], t, n) : r[e];
	return i;
}
function Ye(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (Ze(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && Ye(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && Ye(r, t);
	}
	return t;
}
var Xe = (e) => typeof e == "object" && !!e, Ze = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function Qe(e, t, n, r) {
	return $e(t.chance, n.chance) ? et(t, n, r) || tt(t, n, v(r)) ? "secret" : te(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var $e = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function et(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = v(r) | v(n), a = Ve(t, i);
		for (let [t, n] of Object.entries(Ve(e, i))) if (rt(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function tt(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (nt(e)) return (e.seen & n) === 0 ? !nt(r) || (r.seen & ~e.seen) !== 0 : tt(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && tt(e[t], r[t], n)) return !0;
	return !1;
}
var nt = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function rt(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function it(e) {
	let t = ot(new TextEncoder().encode(e)), n = Uint32Array.from(ct), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = y(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = y(r, e - 15), n = y(r, e - 2), i = b(t, 7) ^ b(t, 18) ^ t >>> 3, a = b(n, 17) ^ b(n, 19) ^ n >>> 10;
			r[e] = y(r, e - 16) + i + y(r, e - 7) + a | 0;
		}
		at(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function at(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = b(o, 6) ^ b(o, 11) ^ b(o, 25), d = l + u + (o & s ^ ~o & c) + y(lt, e) + y(t, e) | 0, f = (b(n, 2) ^ b(n, 13) ^ b(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + f | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = y(e, t) + y(u, t) | 0;
}
function ot(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = y(t, n >> 2) | y(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = y(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var y = (e, t) => e[t], b = (e, t) => e >>> t | e << 32 - t, st = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && ut(e)), ct = st.slice(0, 8).map((e) => dt(Math.sqrt(e))), lt = Uint32Array.from(st.slice(0, 64).map((e) => dt(Math.cbrt(e))));
function ut(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function dt(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function x(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(x).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${x(t[e])}`).join(",")}}`;
}
var ft = (e) => it(x(e));
// ../wt/v0/kernel/clone.ts
function pt(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = pt(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? pt(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/deals.ts
var mt = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function ht(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
function gt(e) {
	let t = { to: "stay" }, r = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), i = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, a = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), o = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), s = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, c = (t, n) => {
		let r = s(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, l = (t, n, r, i, o) => {
		let s = e.deals(t), c = {
			seen: v(n) | v(r),
			secret: i
		};
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, a(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, u = (t, n) => (e.deals(t).proposed[n] ?? 0) >= e.limits.made ? r(e.limits.made) : null, d = {
		offer(t, a, o) {
			let s = e.deals(t).open.filter((e) => e.from === o);
			if (s.length >= e.limits.open) return r(e.limits.open);
			let c = u(t, o);
			if (c !== null) return c;
			let l = e.partners(t, o).filter((e) => !s.some((t) => t.to === e));
			return l.length === 0 ? i : l.map((r) => ({
				to: n([r]),
				terms: e.terms(t, o, r)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return l(e, r, i, a, 0), t;
		}
	}, f = {
		offer(t, r, a) {
			let c = o(t, (e) => e.to === a);
			return c.length === 0 ? i : { deal: n(c, (n) => {
				let { from: r, to: i, terms: a } = s(t, n);
				return e.unfit(t, r, i, a.secret);
			}) };
		},
		take(n, r, i, { deal: o }) {
			let { from: s, to: l, terms: u } = c(n, o);
			return e.carryOut(n, s, l, u.secret), a(n, "dealAccepted", {
				from: s,
				to: l,
				terms: u
			}), t;
		}
	}, p = (e, r) => ({
		offer(t, r, a) {
			let s = o(t, (t) => e(t, a));
			return s.length === 0 ? i : { deal: n(s) };
		},
		take(e, n, i, { deal: o }) {
			let { from: s, to: l } = c(e, o);
			return a(e, r, {
				from: s,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: d,
		acceptDeal: f,
		declineDeal: p((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, r, a) {
				let o = u(t, a);
				if (o !== null) return o;
				let s = e.deals(t).open.filter((t) => t.to === a && t.depth < e.limits.depth);
				return s.length === 0 ? i : s.map((r) => ({
					deal: n([r.id]),
					terms: e.terms(t, a, r.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, s(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: s } = c(e, i);
				return l(e, r, o, a, s + 1), t;
			}
		},
		withdrawDeal: p((e, t) => e.from === t, "dealWithdrawn")
	};
}
// ../wt/v0/kernel/fair.ts
var _t = (e) => it(`parlour commitment ${e}`), vt = (e, t) => it(`parlour dice ${x({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function yt(e, t, n) {
	let r = St(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return S("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = te(e, t);
	if (c === null) return S("over", null, {});
	let l = ce(e, t, i, a);
	if (l === null) return Ct(e, t, a, s, c.seats);
	let u = l.offer(t, m(t), i);
	return fe(u) ? { refusal: u } : wt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function bt(e, t, n, r) {
	let i = yt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function xt(e, t, n) {
	let r = yt(e, t, n);
	return "refusal" in r ? r : (t.events = [], se(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function S(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function St(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return S("malformed", null, { expected: "object" });
	let n = Ot(t, "seat");
	if (!e.seats.includes(n)) return S("malformed", null, { expected: "seat" });
	let r = Ot(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : S("malformed", null, { expected: "type" });
}
function Ct(e, t, n, r, i) {
	let a = m(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? S("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? S("sealed", r, { type: n }) : S("notNow", r, {
		type: n,
		asked: i
	});
}
function wt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = Ot(a, e), n = Et(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Dt(l[e], t);
		}
		if (d === null && !pe(l)) {
			let n = r.check?.(e, m(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !Tt.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var Tt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function Et(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = Et(e.parts[i], Ot(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
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
function Dt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Dt(e.parts[r], Ot(t, r));
	return n;
}
function Ot(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function kt(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return ft(i).slice(0, jt);
}
var At = (e, t, n) => it(`${e} ${x(t)} ${ft(n)}`).slice(0, jt), jt = 24;
// ../wt/v0/kernel/match.ts
function Mt(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var C = (e, t) => e.map(t), Nt = (e, t) => [...e.slice(t), ...e.slice(0, t)], Pt = 32, Ft = (e) => JSON.stringify(Mt(e)), It = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Lt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Rt(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function zt(e) {
	function t(t, n = Pt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = f(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: Ee(vt(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: kt(Rt(c)),
			g: s,
			base: Ft(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = At(e.link, n, Mt(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = pt(t.g), l = xt(e, c, Bt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, f = Qe(e, t.g, c, u), p = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: It(t.g)
		}], ee = p.length >= 2 * t.kept, te = ee ? p.slice(t.kept) : p;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: ee ? Ft(o(t, p, t.kept)) : t.base,
			tail: te,
			standing: t.standing + 1,
			free: f === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: f ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new Lt();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = pt(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], se(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function l(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || _t(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (x(s.head.options) !== x(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, x(n.entry) !== x(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], f = n.entries.length;
		return l === null ? a("ending", f, `the game is not over after its last line (${f})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", f, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: Ut(e),
		optionsFor: (t) => p(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: Mt(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: Pt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, oe(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ne(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => ze(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => ie(e, t, n),
		why: ({ g: t }, n, r) => bt(e, t, n, Bt(r)),
		preview: ({ g: t }, n, r) => bt(e, t, n, r) === null ? We(e, ze(t, n), r) : null,
		show: (e, t) => Re(e, t),
		laidOpen: (e) => ({
			...e,
			g: Vt(e.g)
		}),
		newsLaidOpen: Vt,
		search: {
			start: (t) => f(e, t),
			clone: pt,
			redeal: (t, n) => Ue(e, t, n),
			view: ze,
			waiting: (t) => te(e, t),
			offers: (t, n) => re(e, t, n),
			sample: (t, n, r, i) => ae(e, t, n, r, i),
			perform: (t, n) => se(e, t, n),
			idle: (t, n) => oe(e, t, n)
		}
	};
}
var Bt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function Vt(e) {
	let t = pt(e);
	return Ht(t), t;
}
function Ht(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) Ht(t);
	}
}
function Ut(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/matter-of-fact/content/table.ts
var Wt = [
	"red",
	"yellow",
	"blue",
	"green"
], Gt = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, Kt = {
	open: 3,
	made: 8,
	depth: 3
}, w = [
	"coal",
	"ore",
	"steel",
	"energy"
], qt = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, Jt = [
	"train",
	"electricVehicle",
	"quadcopter"
], T = ["electricVehicle", "quadcopter"], Yt = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, Xt = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, Zt = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], E = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, D = Zt.flatMap((e) => Array.from({ length: E[e].count }, (t, n) => `${E[e].letter}${n + 1}`)), O = Object.fromEntries(D.map((e) => [e, Zt.find((t) => E[t].letter === e[0])])), Qt = (e) => Number(e.slice(1)), $t = (e) => Math.floor(E[e].cost / 2), en = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], tn = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, nn = en.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: ln(n),
		land: tn[r[i]],
		area: un(n, t < 0, i < a)
	}));
}), k = nn.map((e, t) => t), rn = nn.map(({ hex: e }) => e), an = nn.map(({ site: e }) => e);
nn.map(({ land: e }) => e), nn.map(({ area: e }) => e);
var on = new Map(k.map((e) => [`${rn[e].q},${rn[e].r}`, e]));
function A(e, t) {
	let n = on.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var j = Object.fromEntries(k.flatMap((e) => {
	let t = an[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), M = an.map((e) => e.is === "asset" ? e.asset : null), sn = an.map((e) => e.is === "frontier"), cn = [
	A(0, 0),
	A(1, 0),
	A(1, -1),
	A(0, -1),
	A(-1, 0),
	A(-1, 1),
	A(0, 1)
];
function ln(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function un(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// ../wt/v0/games/matter-of-fact/content/technologies.ts
var N = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, dn = Object.keys(N);
// ../wt/v0/games/matter-of-fact/rules/holdings.ts
function fn(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var pn = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), P = (e, t) => e.players[t].assets;
function mn(e, t, n) {
	let r = e.assets[t].owner;
	r !== null && (e.players[r].assets = e.players[r].assets.filter((e) => e !== t)), e.assets[t].owner = n, n !== null && (e.players[n].assets.push(t), e.players[n].assets.sort((e, t) => D.indexOf(e) - D.indexOf(t)));
}
var hn = (e, t) => e.players[t].assets.length > 0, F = (e) => E[O[e]].product;
function I(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? E[O[t]].basic : N[n].process;
}
function L(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function gn(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
var R = (e, t, n) => e.players[t].assets.find((t) => e.assets[t].technology === n) ?? null;
function _n(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var vn = (e, t) => Yt[_n(e, t)];
function yn(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// ../wt/v0/games/matter-of-fact/rules/vocabulary.ts
var { phase: bn, call: xn, goTo: Sn, next: z, stay: B, done: Cn, no: V, emit: H, game: wn } = d(), U = (e, t) => e.players[t].cash.secret, Tn = (e, t) => e.players[t].debt.secret, En = (e, t, n) => ({
	seen: e.players[t].cash.seen,
	secret: n
});
function W(e, t, n) {
	e.players[t].cash.secret -= n, On(e, t);
}
function G(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, i.secret);
	i.secret -= a, r.secret += n - a, a > 0 && e.options.cash === "open" && H(e, "debtPaid", {
		seat: t,
		amount: En(e, t, a),
		left: En(e, t, i.secret)
	});
}
function Dn(e, t, n) {
	let r = Math.min(n, U(e, t));
	return W(e, t, r), e.players[t].debt.secret += n - r, En(e, t, n - r);
}
function On(e, t) {
	let n = U(e, t), r = (e) => e.from !== t || e.terms.secret.give.money <= n;
	if (!e.deals.open.every(r)) {
		for (let { from: t, to: n } of e.deals.open.filter((e) => !r(e))) H(e, "dealLapsed", {
			from: t,
			to: n
		});
		e.deals.open = e.deals.open.filter(r);
	}
}
// ../wt/v0/games/matter-of-fact/rules/salary-rate.ts
var K = (e) => Number(e.options.salary), q = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function kn(e, t) {
	for (let n of w) e[n] += t[n] ?? 0;
}
function An(e, t) {
	for (let n of w) e[n] -= t[n] ?? 0;
}
function J(e, t) {
	for (let n of w) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var jn = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), Mn = (e) => e.coal === 0 && e.ore === 0 && e.steel === 0 && e.energy === 0;
// ../wt/v0/games/matter-of-fact/rules/captures.ts
function Nn(e, t) {
	let { cell: n } = e.players[t], r = n === null ? null : M[n];
	return r !== null && e.assets[r].capture?.raider === t ? r : null;
}
var Pn = (e, t) => ({
	salary: K(e) * e.assets[t].workers,
	inputs: q(I(e, t).inputs)
});
function Fn(e, t, n) {
	if (O[n] === "technologyPark") return V("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = I(e, n).workers;
	if (r < i) return V("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = Pn(e, n), s = U(e, t), { stock: c } = e.players[t];
	return s < a || J(c, o) !== null ? V("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
function In(e, t, n, r) {
	e.assets[n].capture = {
		raider: t,
		mode: "sabotage",
		supplies: null
	}, H(e, "captured", {
		seat: t,
		owner: r,
		asset: n,
		cell: j[n]
	});
}
function Ln(e, t, n, r) {
	let i = Pn(e, n);
	W(e, t.raider, i.salary), An(e.players[t.raider].stock, i.inputs), t.mode = "operate", t.supplies = i, H(e, "supplied", {
		seat: t.raider,
		owner: r,
		asset: n,
		salary: i.salary,
		inputs: { ...i.inputs }
	});
}
function Rn(e, t, n, r) {
	let i = Vn(e, t);
	t.mode = "sabotage", H(e, "sabotaged", {
		seat: t.raider,
		owner: r,
		asset: n,
		returned: i
	});
}
function zn(e, t) {
	let n = Nn(e, t);
	if (n === null) return;
	let { capture: r, owner: i } = e.assets[n];
	r !== null && i !== null && r.mode !== "sabotage" && r.supplies === null && (r.mode = "sabotage", H(e, "suppliesUsed", {
		seat: t,
		owner: i,
		asset: n
	}));
}
function Bn(e, t, n) {
	let { capture: r, owner: i } = e.assets[t];
	if (r === null || i === null) return;
	let a = Vn(e, r);
	e.assets[t].capture = null;
	let o = n === "left" ? "MF-18.11" : n === "arrest" ? "MF-19.1" : "MF-R58";
	H(e, "captureEnded", {
		seat: r.raider,
		owner: i,
		asset: t,
		because: n,
		returned: a,
		rule: o
	});
}
function Vn(e, t) {
	let { supplies: n, raider: r } = t;
	return n === null ? null : (G(e, r, n.salary), kn(e.players[r].stock, n.inputs), t.supplies = null, n);
}
function Hn(e, t, n) {
	let r = e.assets[n].capture?.raider;
	if (r === void 0) return;
	Bn(e, n, "arrest");
	let i = j[n], a = cn.find((t) => yn(e, t) === null);
	e.players[r].cell = a, e.players[r].arrest = 2, H(e, "arrested", {
		seat: r,
		by: t,
		asset: n,
		from: i,
		to: a,
		turns: 2
	});
}
function Un(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : V(n.mode === "operate" ? "MF-18.8" : "MF-18.9", "locked", {
		asset: t,
		raider: n.raider,
		mode: n.mode
	});
}
// ../wt/v0/games/matter-of-fact/rules/bundles.ts
var Wn = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
}, Gn = (e, t, n) => t === n || e.options.cash === "open" ? U(e, t) : 999, Kn = r(0, 0), qn = n([null]);
function Jn(e, t, i, a, o) {
	let { stock: s, contracts: c } = e.players[i], l = t.isFull ? Nn(e, i) : null, u = l !== null && e.assets[l].owner === a, d = Qn(e, t, i);
	return { parts: {
		money: r(0, Gn(e, i, o)),
		coal: d ?? r(0, s.coal),
		ore: d ?? r(0, s.ore),
		steel: d ?? r(0, s.steel),
		energy: d ?? r(0, s.energy),
		assets: t.isFull ? Yn(P(e, i), (n) => nr(e, t, i, a, n)) : Zn,
		technologies: t.isFull ? Yn(gn(e, i), (n) => rr(e, t, i, a, n)) : Zn,
		vehicles: Yn(er(e, i), (t) => tr(e, a, t)),
		contracts: t.isFull && c.length > 0 ? Xn(c.map(({ card: e }) => e)) : Zn,
		release: u ? n([null, l]) : qn
	} };
}
function Yn(e, t) {
	if (e.length === 0) return Zn;
	let { one: r, not: i } = n(e, t), a = {
		some: r,
		atLeast: 0,
		atMost: e.length
	};
	return i === void 0 ? a : {
		...a,
		not: i
	};
}
var Xn = (e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}), Zn = Xn([]);
function Qn(e, t, n) {
	return t.isFull ? e.players[n].arrest > 0 ? r(0, 0, { above: V("MF-R60", "arrestedSeller", { giver: n }) }) : null : Kn;
}
var $n = [];
function er(e, t) {
	let { electricVehicle: n, quadcopter: r } = e.players[t].vehicles;
	return n === "none" && r === "none" ? $n : T.filter((n) => e.players[t].vehicles[n] !== "none");
}
var tr = (e, t, n) => e.players[t].vehicles[n] === "none" ? null : V("MF-R20", "alreadyOwns", {
	receiver: t,
	vehicle: n
});
function nr(e, { active: t }, n, r, i) {
	if (n !== t) return V("MF-10.6", "onlyActiveSellsAssets", { giver: n });
	let { capture: a } = e.assets[i];
	return a !== null && a.raider !== r ? V("MF-R48", "onlyToRaider", {
		asset: i,
		raider: a.raider
	}) : null;
}
function rr(e, t, n, r, i) {
	let a = R(e, n, i);
	return a === null || nr(e, t, n, r, a) === null ? null : ir(e, n, a);
}
function ir(e, t, n) {
	let { capture: r } = e.assets[n];
	return r === null ? e.players[t].arrest > 0 ? V("MF-R60", "arrestedSeller", { giver: t }) : null : V("MF-R47", "locked", {
		asset: n,
		raider: r.raider,
		mode: r.mode
	});
}
function ar(e, t, n) {
	let { stock: r, contracts: i, hand: a, arrest: o } = e.players[n];
	if (U(e, n) > 0 || er(e, n).length > 0) return !0;
	if (!t.isFull) return !1;
	let s = o === 0 && !Mn(r), c = i.length > 0 || a.length > 0;
	return s || c || P(e, n).length > 0 || Nn(e, n) !== null;
}
var or = (e) => e.money === 0 && sr(e) && e.vehicles.length === 0, sr = ({ coal: e, ore: t, steel: n, energy: r, assets: i, technologies: a, contracts: o, release: s }) => e + t + n + r + i.length + a.length + o.length === 0 && s === null;
function cr(e, t, n, r, i) {
	let a = e.players[n];
	if (!t.isFull && !sr(i)) return V("MF-R46", "onlyTransport", {});
	for (let e of w) if (i[e] !== 0) {
		if (a.arrest > 0) return V("MF-R60", "arrestedSeller", { giver: n });
		if (a.stock[e] < i[e]) return V("MF-R47", "stockLimit", {
			resource: e,
			stock: a.stock[e]
		});
	}
	for (let t of i.vehicles) {
		if (a.vehicles[t] === "none") return V("MF-13.4", "noVehicle", { vehicle: t });
		let n = tr(e, r, t);
		if (n !== null) return n;
	}
	return i.contracts.every((e) => a.contracts.some((t) => t.card === e)) && i.assets.every((t) => e.assets[t].owner === n) && (i.release === null || Nn(e, n) === i.release && e.assets[i.release].owner === r) ? lr(e, n, i) : V("MF-R47", "notYours", { giver: n });
}
function lr(e, t, { assets: n, technologies: r }) {
	for (let i of r) {
		if (e.players[t].hand.includes(i)) continue;
		let r = R(e, t, i);
		if (r === null) return V("MF-11.6", "notYours", { giver: t });
		let a = n.includes(r) ? null : ir(e, t, r);
		if (a !== null) return a;
	}
	return null;
}
// ../wt/v0/games/matter-of-fact/rules/market.ts
var Y = (e, t) => qt[e][t], X = (e, t) => Y(t, e.market[t].column), ur = (e) => Y(e, 0);
function dr(e, t) {
	let n = 0;
	for (let r of w) n += (t[r] ?? 0) * X(e, r);
	return n;
}
var fr = (e, t) => Math.min(10, Math.max(0, e - t)), pr = (e, t, n) => fr(e.market[t].column, n) === e.market[t].column;
function mr(e, t, n, r) {
	let i = e.market[t], a = X(e, t), o = fr(i.column, n);
	o !== i.column && (i.lastMove = n), i.column = o, H(e, "priceMoved", {
		resource: t,
		by: n,
		from: a,
		to: X(e, t),
		column: o,
		...r
	});
}
function hr(e, t, n) {
	let r = 0;
	for (let i of P(e, t)) F(i) === n && (r += I(e, i).output);
	return r;
}
function gr(e, t) {
	let n = q();
	for (let r of P(e, t)) {
		let t = F(r);
		t !== "biobot" && (n[t] += I(e, r).output);
	}
	return n;
}
function _r(e) {
	let t = Math.max(...e), n = e.indexOf(t);
	return t > 0 && n === e.lastIndexOf(t) ? n : null;
}
function vr(e) {
	let t = e.seats.map((t) => gr(e, t));
	for (let n of w) {
		let r = t.map((e) => e[n]), i = _r(r), a = e.market[n].monopolist;
		a !== i && (e.market[n].monopolist = i, H(e, "monopolyChanged", {
			resource: n,
			from: a,
			to: i,
			capacities: r
		}));
	}
}
function yr(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of P(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, Gt[t] - n);
}
function br(e, t, n) {
	let r = F(n);
	r === "biobot" || e.market[r].isOpen || (e.market[r].isOpen = !0, H(e, "resourceOpened", {
		resource: r,
		seat: t,
		asset: n
	}));
}
// ../wt/v0/games/matter-of-fact/rules/posts.ts
var xr = (e) => `guard ${e}`, Sr = (e) => e.startsWith("guard ");
function Cr(e) {
	return e === "idle" ? null : Sr(e) ? e.slice(6) : e;
}
function wr(e, t, n) {
	return n === "idle" ? e.players[t].idle : Sr(n) ? +!!e.assets[Cr(n)].hasGuard : e.assets[n].workers;
}
function Tr(e, t, n, r) {
	n === "idle" ? e.players[t].idle += r : Sr(n) ? e.assets[Cr(n)].hasGuard = r > 0 : e.assets[n].workers += r;
}
// ../wt/v0/games/matter-of-fact/rules/planning.ts
function Er(e, t) {
	if (e.players[t].isOnStrike) return V("MF-R40", "onStrike", {});
	let i = P(e, t), a = ["idle", ...i];
	if (e.options.raids === "on") for (let e of i) a.push(xr(e));
	if (a.length === 1) return V("MF-16.1", "noAsset", {});
	let o = [];
	for (let i of a) {
		let s = wr(e, t, i);
		s !== 0 && o.push({
			from: n([i], () => Dr(e, i)),
			to: n(a, (t) => Or(e, i, t)),
			workers: r(1, s)
		});
	}
	return o.length > 0 ? o : V("MF-16.1", "noWorkers", {});
}
function Dr(e, t) {
	let n = Cr(t);
	return n !== null && e.assets[n].capture?.mode === "operate" ? Un(e, n) : null;
}
function Or(e, t, n) {
	if (t === n) return V("MF-16.1", "samePlace", {});
	let r = Cr(n);
	if (r === null) return null;
	if (Sr(n) && e.assets[r].hasGuard) return V("MF-R34", "guardThere", { asset: r });
	let { capture: i } = e.assets[r];
	return i === null ? null : V("MF-16.5", "locked", {
		asset: r,
		raider: i.raider,
		mode: i.mode
	});
}
function kr({ to: e, workers: t }) {
	let n = Cr(e);
	return Sr(e) && t > 1 && n !== null ? V("MF-R34", "oneGuard", { asset: n }) : null;
}
function Ar(e, t, { from: n, to: r, workers: i }) {
	Tr(e, t, n, -i), Tr(e, t, r, i), H(e, "workersMoved", {
		seat: t,
		from: n,
		to: r,
		workers: i
	});
}
function jr(e, t) {
	let r = gn(e, t);
	if (r.length === 0) return V("MF-11.3", "noTechnology", {});
	let i = P(e, t);
	return i.length === 0 ? V("MF-11.5", "noAsset", {}) : r.map((r) => {
		let a = R(e, t, r);
		return {
			technology: n([r], () => a === null ? null : Un(e, a)),
			asset: n(i, (t) => Mr(e, r, t))
		};
	});
}
function Mr(e, t, n) {
	let { fits: r } = N[t];
	return O[n] === r ? e.assets[n].technology === t ? V("MF-11.4", "liesThere", {
		technology: t,
		asset: n
	}) : Un(e, n) : V("MF-11.3", "otherKind", {
		technology: t,
		fits: r
	});
}
function Nr(e, t, n, r) {
	let { hand: i } = e.players[t], a = Pr(e, t, n), o = e.assets[r].technology;
	o !== null && i.push(o), e.assets[r].technology = n, H(e, "technologyLaid", {
		seat: t,
		technology: n,
		from: a,
		asset: r,
		displaced: o
	}), vr(e);
}
function Pr(e, t, n) {
	let { hand: r } = e.players[t], i = R(e, t, n);
	return i === null ? r.splice(r.indexOf(n), 1) : e.assets[i].technology = null, i ?? "hand";
}
function Fr(e, t) {
	let r = [];
	for (let n of P(e, t)) {
		let { technology: t } = e.assets[n];
		t !== null && r.push(t);
	}
	return r.length === 0 ? V("MF-R31", "noTechnology", {}) : { technology: n(r, (n) => {
		let r = R(e, t, n);
		return r === null ? null : Un(e, r);
	}) };
}
function Ir(e, t, n) {
	let r = R(e, t, n);
	r !== null && (e.assets[r].technology = null, e.players[t].hand.push(n), H(e, "technologyTakenUp", {
		seat: t,
		technology: n,
		asset: r
	}), vr(e));
}
// ../wt/v0/games/matter-of-fact/content/action-cards.ts
var Lr = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
}, Rr = Object.keys(Lr), zr = Rr.filter(Br);
function Br(e) {
	return Lr[e].is === "contract";
}
// ../wt/v0/games/matter-of-fact/rules/selling.ts
var Vr = r(1, 1e3), Hr = (e, t) => e.players[t].arrest > 0 ? V("MF-19.3", "arrested", { turns: e.players[t].arrest }) : null;
function Ur(e, t) {
	let n = Hr(e, t);
	if (n !== null) return n;
	let { stock: i } = e.players[t], a = [];
	for (let e of w) {
		let t = i[e];
		if (t === 0) continue;
		let n = V("MF-17.1", "stockLimit", {
			resource: e,
			stock: t
		});
		a.push({
			resource: { one: [e] },
			units: r(1, t, { above: n })
		});
	}
	return a.length === 0 ? V("MF-17.1", "nothingToSell", {}) : (a.length < w.length && a.push(Wr(e, t)), a);
}
var Wr = (e, t) => ({
	resource: n(w.filter((n) => e.players[t].stock[n] === 0), (e) => V("MF-17.1", "noStock", { resource: e })),
	units: Vr
});
function Gr(e, t, n, r) {
	let i = X(e, n);
	e.players[t].stock[n] -= r, H(e, "sold", {
		seat: t,
		resource: n,
		units: r,
		price: i,
		income: r * i
	}), G(e, t, r * i);
}
var Kr = Yr((e) => w.filter((t) => t in Lr[e].units)), qr = Yr((e) => ({
	contract: n([e]),
	resource: n(w.filter((t) => !Kr[e].includes(t)), (t) => V("MF-9.2", "notInContract", {
		contract: e,
		resource: t
	})),
	units: Vr
}));
function Jr(e, t) {
	let { contracts: n, stock: i } = e.players[t];
	if (n.length === 0) return V("MF-9.2", "noContract", {});
	let a = Hr(e, t);
	if (a !== null) return a;
	let o = [];
	for (let { card: e, open: t } of n) {
		for (let n of Kr[e]) {
			let a = t[n] < i[n] ? V("MF-9.7", "contractLimit", {
				contract: e,
				open: t[n]
			}) : V("MF-17.1", "stockLimit", {
				resource: n,
				stock: i[n]
			});
			o.push({
				contract: { one: [e] },
				resource: { one: [n] },
				units: r(1, Math.min(t[n], i[n]), { above: a })
			});
		}
		o.push(qr[e]);
	}
	return o;
}
function Yr(e) {
	return Object.fromEntries(zr.map((t) => [t, e(t)]));
}
function Xr(e, t, { contract: n, resource: r, units: i }) {
	let a = e.players[t], o = a.contracts.find(({ card: e }) => e === n);
	if (o === void 0) return;
	let s = ur(r);
	a.stock[r] -= i, o.open[r] -= i;
	let c = { ...o.open };
	H(e, "delivered", {
		seat: t,
		contract: n,
		resource: r,
		units: i,
		price: s,
		income: i * s,
		open: c
	}), G(e, t, i * s), Mn(o.open) && (Zr(e, t, o), H(e, "contractFilled", {
		seat: t,
		contract: n
	}));
}
function Zr(e, t, n) {
	let r = e.players[t];
	r.contracts = r.contracts.filter((e) => e !== n), e.actionDiscards.push(n.card);
}
function Qr(e, t) {
	for (let n of [...e.players[t].contracts]) --n.turns, !(n.turns > 0) && (Zr(e, t, n), H(e, "contractLapsed", {
		seat: t,
		contract: n.card,
		open: { ...n.open }
	}));
}
function $r(e, t) {
	let r = P(e, t);
	return r.length === 0 ? V("MF-10.5", "noAsset", {}) : { asset: n(r, (t) => ei(e, t)) };
}
function ei(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : V("MF-R49", "captured", {
		asset: t,
		by: n.raider
	});
}
function ti(e, t, n) {
	let r = $t(O[n]), i = ni(e, t, n);
	mn(e, n, null), H(e, "assetSold", {
		seat: t,
		asset: n,
		price: r,
		...i
	}), G(e, t, r), vr(e);
}
function ni(e, t, n) {
	let r = e.assets[n], { technology: i } = r, a = r.workers + +!!r.hasGuard;
	return e.players[t].idle += a, i !== null && e.players[t].hand.push(i), Object.assign(r, {
		technology: null,
		workers: 0,
		hasGuard: !1
	}), {
		workers: a,
		technology: i
	};
}
// ../wt/v0/games/matter-of-fact/rules/stages.ts
var ri = {
	captured: 1,
	production: 1,
	standstill: 1,
	monopoly: 2,
	startHex: 3,
	movement: 3,
	border: 3,
	investments: 4,
	salary: 4,
	settleSalary: 4,
	planning: 5
}, ii = (e) => ri[fn(e)?.step ?? ""] ?? 0;
// ../wt/v0/games/matter-of-fact/rules/deals.ts
function ai(e, t, n) {
	let r = fn(e)?.seat ?? null;
	return {
		isFull: (t === r || n === r) && ii(e) >= 2,
		active: r
	};
}
var oi = (e, t) => T.some((n) => e.players[t].vehicles[n] !== "none"), si = (e, t) => pn(e, t).filter((n) => ai(e, t, n).isFull || oi(e, t) || oi(e, n));
function ci(e, t) {
	return e.players[t].hasLeft ? [] : si(e, t).filter((n) => {
		let r = ai(e, t, n);
		return ar(e, r, t) && (e.options.cash === "hidden" || ar(e, r, n));
	});
}
function li(e, t) {
	let [n] = si(e, t);
	return n === void 0 ? V("MF-R46", "onlyTransport", {}) : V("MF-R47", "nothingToGive", { giver: ar(e, ai(e, t, n), t) ? n : t });
}
function ui(e, t, n, { give: r, take: i }) {
	if (or(r)) return V("MF-R47", "emptySide", { giver: t });
	if (or(i)) return V("MF-R47", "emptySide", { giver: n });
	let a = ai(e, t, n);
	return !a.isFull && r.vehicles.length > 0 && i.vehicles.length > 0 || !a.isFull && r.vehicles.length + i.vehicles.length === 0 ? V("MF-R46", "onlyTransport", {}) : cr(e, a, t, n, r) ?? cr(e, a, n, t, i) ?? di(e, t, r) ?? (e.options.cash === "open" ? di(e, n, i) : null);
}
function di(e, t, { money: n }) {
	let r = U(e, t);
	return r < n ? V("MF-R47", "cannotPay", {
		cost: n,
		cash: r
	}) : null;
}
function fi(e, t, n, { give: r, take: i }) {
	H(e, "traded", {
		from: t,
		to: n,
		give: r,
		take: i
	}), W(e, t, r.money), W(e, n, i.money), pi(e, t, n, r), pi(e, n, t, i), G(e, n, r.money), G(e, t, i.money), vr(e);
}
function pi(e, t, n, r) {
	let [i, a] = [e.players[t], e.players[n]];
	r.release !== null && Bn(e, r.release, "release");
	for (let e of w) i.stock[e] -= r[e], a.stock[e] += r[e];
	mi(e, t, n, r);
	for (let e of r.vehicles) i.vehicles[e] = "none", a.vehicles[e] = "new";
	for (let e of r.contracts) {
		let t = i.contracts.find((t) => t.card === e);
		t !== void 0 && (i.contracts = i.contracts.filter((e) => e !== t), a.contracts.push({
			...t,
			turns: 2
		}));
	}
}
function mi(e, t, n, { assets: r, technologies: i }) {
	let a = i.filter((n) => {
		let i = R(e, t, n);
		return i !== null && r.includes(i);
	});
	for (let r of i) a.includes(r) || (Pr(e, t, r), e.players[n].hand.push(r));
	for (let i of r) {
		Bn(e, i, "sale");
		let { technology: r } = ni(e, t, i);
		mn(e, i, n), r !== null && a.includes(r) && (Pr(e, t, r), e.assets[i].technology = r);
	}
}
var hi = gt({
	rule: "MF-R46",
	deals: (e) => e.deals,
	limits: Kt,
	until: () => "turn",
	partners: ci,
	terms: (e, t, n) => {
		let r = ai(e, t, n);
		return { parts: {
			give: Jn(e, r, t, n, t),
			take: Jn(e, r, n, t, t)
		} };
	},
	unfit: ui,
	carryOut: fi
}), gi = {
	...hi,
	proposeDeal: {
		...hi.proposeDeal,
		offer(e, t, n) {
			if (e.options.trade === "off") return V("MF-1.6", "tradeOff", {});
			let r = hi.proposeDeal.offer(e, t, n);
			return "refused" in r && ci(e, n).length === 0 ? li(e, n) : r;
		}
	},
	acceptDeal: {
		...hi.acceptDeal,
		check(e, t, n, { deal: r }) {
			let i = e.deals.open.find((e) => e.id === r);
			return i === void 0 ? null : di(e, n, i.terms.secret.take);
		}
	}
}, _i = (e) => Number(e.options.biobots);
function vi(e, t) {
	let { biobots: n } = e.players[t], r = _i(e);
	if (!(n < r)) {
		if (e.options.end === "immediate") return wi(e, {
			because: "biobots",
			rule: "MF-22.1",
			first: [t]
		});
		n === r && pn(e, t).every((t) => e.players[t].biobots < r) && H(e, "lastTurnsBegan", {
			seat: t,
			biobots: n
		});
	}
}
function yi(e) {
	e.seats.some((t) => e.players[t].biobots >= _i(e)) ? wi(e, {
		because: "biobots",
		rule: "MF-R50",
		first: e.seats
	}) : e.lastRound !== null && e.round >= e.lastRound && wi(e, {
		because: "roundCap",
		rule: "MF-R62",
		first: e.seats
	});
}
var bi = (e, t) => ({
	biobots: e.players[t].biobots,
	worth: xi(e, t),
	capacity: w.reduce((n, r) => n + gr(e, t)[r], 0)
});
function xi(e, t) {
	let n = U(e, t) - Tn(e, t) + dr(e, e.players[t].stock);
	for (let r of P(e, t)) n += $t(O[r]);
	for (let r of T) e.players[t].vehicles[r] !== "none" && (n += Xt[r].refund);
	return n;
}
function Si(e, t) {
	let n = e.seats.map((t) => bi(e, t)), r = e.seats.map((r) => {
		let { biobots: i, worth: a, capacity: o } = n[r];
		return [
			+!e.players[r].hasLeft,
			+!!t.includes(r),
			i,
			a,
			o
		];
	});
	return r.map((e) => 1 + r.filter((t) => Ci(t, e) > 0).length);
}
function Ci(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
function wi(e, { because: t, rule: n, first: r }) {
	let i = Si(e, r), a = C(e.seats, (t) => bi(e, t)), o = e.seats.filter((e) => i[e] === 1);
	e.ending = {
		because: t,
		rule: n,
		round: e.round,
		winners: o,
		places: C(e.seats, (e) => i[e]),
		standings: a
	}, e.outcome = {
		winners: o,
		scores: e.seats.map((e) => 1e5 * a[e].biobots + a[e].worth)
	}, H(e, "gameEnded", { ...e.ending });
}
// ../wt/v0/games/matter-of-fact/rules/production.ts
var Ti = (e, t, n) => e.assets[t].workers + +(n === j[t]);
function Ei(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = I(e, t), o = Ti(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : J(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: jn(r, a.inputs)
	};
}
function Di(e, t, n) {
	if (t.ran.includes(n)) return V("MF-R28", "alreadyRan", { asset: n });
	let { stock: r } = e.players[t.seat], { capture: i } = e.assets[n];
	if (i !== null) return V("MF-18.5", "captured", {
		asset: n,
		by: i.raider
	});
	let a = I(e, n), o = Ti(e, n, t.startedAt);
	if (o < a.workers) return V("MF-5.11", "shortOfWorkers", {
		asset: n,
		has: o,
		needs: a.workers
	});
	let s = J(r, a.inputs);
	return s === null ? null : V("MF-5.2", "shortOfInputs", {
		asset: n,
		resource: s,
		has: r[s],
		needs: a.inputs[s] ?? 0
	});
}
function Oi(e, t, n) {
	let { workers: r, inputs: i, output: a } = I(e, n), { stock: o } = e.players[t.seat], s = e.assets[n].workers < r;
	t.ran.push(n), An(o, i);
	let c = F(n);
	if (H(e, "produced", {
		seat: t.seat,
		asset: n,
		technology: e.assets[n].technology,
		product: c,
		units: a,
		workers: s ? r - 1 : r,
		ownLabour: s,
		inputs: q(i)
	}), c === "biobot") return Ai(e, t.seat, n, a);
	o[c] += a, ki(e, t.seat, n, c);
}
function ki(e, t, n, r) {
	let { technology: i } = e.assets[n];
	i === null || I(e, n).output < 2 || e.usedTechnologies.includes(i) || (e.usedTechnologies.push(i), mr(e, r, -1, {
		because: "firstUse",
		rule: "MF-6.7",
		seat: t,
		source: i
	}));
}
function Ai(e, t, n, r) {
	e.players[t].biobots += r, H(e, "biobotMade", {
		seat: t,
		asset: n,
		biobots: e.players[t].biobots,
		target: _i(e)
	}), vi(e, t);
}
function ji(e, t) {
	for (let n of P(e, t.seat)) {
		let { capture: r, workers: i, technology: a } = e.assets[n], o = F(n);
		if (r === null || r.supplies === null || o === "biobot") continue;
		let { inputs: s, salary: c } = r.supplies, { output: l } = I(e, n);
		r.supplies = null, kn(e.players[r.raider].stock, { [o]: l }), t.covered += i, H(e, "producedForRaider", {
			seat: t.seat,
			raider: r.raider,
			asset: n,
			technology: a,
			product: o,
			units: l,
			workers: i,
			salary: c,
			inputs: s
		}), ki(e, t.seat, n, o);
	}
}
function Z(e, t) {
	let { workers: n, inputs: r, output: i } = I(e, t), a = F(t);
	return (a === "biobot" ? 0 : i * X(e, a)) - dr(e, r) - n * K(e);
}
function Mi(e, t) {
	if (t.struck) return !1;
	let { stock: n } = e.players[t.seat];
	return P(e, t.seat).some((r) => !t.ran.includes(r) && Ei(e, r, t.startedAt, n) === null);
}
var Ni = (e, t) => Pi(e, t).runs;
function Pi(e, t) {
	let n = { ...e.players[t.seat].stock }, r = [];
	if (t.struck) return {
		runs: r,
		stock: n
	};
	let i = P(e, t.seat).filter((e) => !t.ran.includes(e));
	for (let a of [
		1,
		2,
		3
	]) {
		let o = i.filter((e) => E[O[e]].level === a);
		o.length > 1 && o.sort((t, n) => Z(e, n) - Z(e, t));
		for (let i of o) {
			if (Ei(e, i, t.startedAt, n) !== null) continue;
			let { inputs: a, output: o } = I(e, i), s = F(i);
			An(n, a), s !== "biobot" && (n[s] += o), r.push(i);
		}
	}
	return {
		runs: r,
		stock: n
	};
}
function Fi(e, t, n = e.players[t.seat].stock) {
	return P(e, t.seat).filter((n) => !t.ran.includes(n) && !Ii(e, n)).map((r) => ({
		asset: r,
		because: (t.struck ? { is: "strike" } : Ei(e, r, t.startedAt, n)) ?? { is: "unused" }
	}));
}
var Ii = (e, t) => {
	let { capture: n } = e.assets[t];
	return n !== null && n.mode === "operate" && n.supplies === null;
};
// ../wt/v0/games/matter-of-fact/rules/production-facts.ts
function Li(e, t) {
	let { runs: n, stock: r } = Pi(e, t), i = q(), a = q(), o = 0;
	for (let t of n) {
		let { inputs: n, output: r } = I(e, t), s = F(t);
		kn(a, n), s === "biobot" ? o += r : i[s] += r;
	}
	let s = Fi(e, t, r).filter(({ asset: e }) => !n.includes(e));
	return {
		proposal: n,
		gains: i,
		biobots: o,
		spends: a,
		standstills: s
	};
}
var Ri = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: []
}), zi = (e, t, n) => t === null ? null : {
	seat: t,
	cash: n ? U(e, t) : null,
	stock: Pi(e, Ri(e, t)).stock,
	capacities: gr(e, t)
};
function Bi(e, t, n) {
	let r = O[t], { cost: i, dividend: a, product: o } = E[r], { owner: s } = e.assets[t], { workers: c, inputs: l, output: u } = I(e, t), d = s === null ? null : e.players[s].cell, f = s !== null && e.players[s].isOnStrike, p = s === null ? null : Ei(e, t, d, e.players[s].stock);
	return {
		kind: r,
		cell: j[t],
		product: o,
		cost: i,
		resale: $t(r),
		dividend: a,
		workers: c,
		inputs: q(l),
		output: u,
		standstill: f ? { is: "strike" } : p,
		isReady: s !== null && !f && p === null,
		ownLabour: d === j[t],
		margin: Z(e, t),
		ifBought: s === null && n !== null ? Vi(e, t, n) : null
	};
}
function Vi(e, t, n) {
	let { cost: r } = E[O[t]], i = n.cash === null ? null : n.cash - r, a = dr(e, Wi(e, t, n));
	return {
		...Hi(e, t, n.seat),
		salary: L(e, n.seat) * K(e),
		cash: i,
		standstill: Ui(e, t, n),
		isUnfed: a > 0 && i !== null && i < 2 * a
	};
}
function Hi(e, t, n) {
	let r = F(t), i = Z(e, t);
	if (r === "biobot") return {
		price: null,
		monopolist: null,
		capacity: 0,
		margin: i
	};
	let { output: a } = I(e, t), { column: o } = e.market[r], s = e.seats.map((t) => hr(e, t, r) + (t === n ? a : 0)), c = Y(r, fr(o, -1));
	return {
		price: c,
		monopolist: _r(s),
		capacity: s[n] ?? 0,
		margin: i - a * (Y(r, o) - c)
	};
}
function Ui(e, t, { seat: n, stock: r }) {
	let { workers: i, inputs: a } = I(e, t), o = e.players[n].idle + e.players[n].picket + 1;
	return o < i ? {
		is: "shortOfWorkers",
		has: o,
		needs: i
	} : J(r, a) === null ? null : {
		is: "shortOfInputs",
		missing: jn(r, a)
	};
}
function Wi(e, t, { seat: n, capacities: r }) {
	let i = q(I(e, t).inputs);
	for (let t of w) (r[t] > 0 || e.players[n].stock[t] >= 2 * i[t]) && (i[t] = 0);
	return i;
}
// ../wt/v0/games/matter-of-fact/rules/market-facts.ts
function Gi(e, t) {
	let { column: n } = e.market[t], r = (r) => pr(e, t, r) ? null : Y(t, fr(n, r));
	return {
		price: X(e, t),
		highest: Y(t, 0),
		lowest: Y(t, 10),
		up: r(1),
		down: r(-1),
		capacities: C(e.seats, (n) => hr(e, n, t)),
		tokens: e.options.tokens === "limited" ? yr(e, t) : null
	};
}
// ../wt/v0/games/matter-of-fact/rules/proposed-plan.ts
var Ki = 1e3;
function qi(e, t) {
	let n = Ji(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), Zi(e, r, t.asset), a.idle -= t.needs, a.margin += Z(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && J(r, I(e, t).inputs) === null;
	for (let t of Qi(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var Ji = (e, t) => P(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: Yi(e, t, n),
	gain: Xi(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), Yi = (e, t, n) => I(e, n).workers - +(e.players[t].cell === j[n]), Xi = (e, t) => Z(e, t) + (F(t) === "biobot" ? Ki : 0);
function Zi(e, t, n) {
	let { inputs: r, output: i } = I(e, n), a = F(n);
	An(t, r), a !== "biobot" && (t[a] += i);
}
function Qi(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => F(e) === "biobot")) {
		let a = $i(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function $i(e, t, n, r, i) {
	let { inputs: a } = I(e, r.asset);
	for (let r = J(n, a); r !== null; r = J(n, a)) {
		let a = t.find((e) => F(e.asset) === r && !i.includes(e));
		if (a === void 0 || $i(e, t, n, a, i) === null) return null;
	}
	return Zi(e, n, r.asset), i.push(r), i;
}
var ea = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
function ta(e, t) {
	let { posts: n } = qi(e, t), r = e.players[t];
	for (let { asset: i, workers: a } of n) {
		let n = e.assets[i].workers - a;
		n <= 0 || (e.assets[i].workers = a, r.idle += n, H(e, "workersMoved", {
			seat: t,
			from: i,
			to: "idle",
			workers: n
		}));
	}
	for (let { asset: i, workers: a } of n) {
		let n = a - e.assets[i].workers;
		n <= 0 || (e.assets[i].workers = a, r.idle -= n, H(e, "workersMoved", {
			seat: t,
			from: "idle",
			to: i,
			workers: n
		}));
	}
}
// ../wt/v0/games/matter-of-fact/rules/salary.ts
var na = (e, t) => hn(e, t.seat) ? Math.max(0, L(e, t.seat) - t.covered - t.paidFor) : 0, ra = (e, t) => na(e, t) * K(e);
function ia(e, t) {
	let n = na(e, t), r = K(e);
	W(e, t.seat, n * r), t.paidFor += n, H(e, "salaryPaid", {
		seat: t.seat,
		workers: n,
		rate: r,
		amount: n * r
	}), aa(e, t.seat, "paid");
}
function aa(e, t, n) {
	let r = e.players[t];
	if (!r.isOnStrike) return;
	let i = r.picket;
	r.isOnStrike = !1, r.picket = 0, r.idle += i, H(e, "strikeEnded", {
		seat: t,
		workers: i,
		because: n
	});
}
function oa(e, t, n) {
	let r = e.players[t], i = L(e, t);
	for (let n of P(e, t)) e.assets[n].workers = 0, e.assets[n].hasGuard = !1;
	r.idle = 0, r.picket = i, r.isOnStrike = !0, H(e, "strikeBegan", {
		seat: t,
		by: n,
		workers: i
	});
}
// ../wt/v0/games/matter-of-fact/rules/salary-facts.ts
function sa(e, t) {
	let n = ra(e, t), r = U(e, t.seat), i = n <= r, a = e.players[t.seat].arrest > 0 ? 0 : dr(e, e.players[t.seat].stock);
	return {
		due: n,
		workers: na(e, t),
		cash: r,
		isAffordable: i,
		exits: {
			discharge: i ? null : ca(e, t, n - r),
			stock: a,
			assets: i ? [] : la(e, t, n)
		}
	};
}
function ca(e, t, n) {
	let r = Math.ceil(n / K(e)), { idle: i, picket: a } = e.players[t.seat], o = i + a;
	for (let n of P(e, t.seat)) {
		let { workers: t, hasGuard: r, capture: i } = e.assets[n];
		o += (i === null ? t : 0) + +!!r;
	}
	return r <= o ? r : null;
}
function la(e, t, n) {
	let r = P(e, t.seat), i = r.length === 1 ? 0 : n;
	return r.filter((t) => e.assets[t].capture === null).map((n) => {
		let r = $t(O[n]);
		return {
			asset: n,
			price: r,
			left: U(e, t.seat) - Tn(e, t.seat) + r - i
		};
	});
}
// ../wt/v0/games/matter-of-fact/rules/seat-facts.ts
function ua(e, t, n) {
	let r = L(e, t), i = P(e, t), a = Object.fromEntries(Zt.map((e) => [e, 0]));
	for (let e of i) a[O[e]] += 1;
	let o = e.options.cash === "open" || e.outcome !== null;
	return {
		workers: r,
		salary: i.length > 0 ? r * K(e) : 0,
		speed: vn(e, t),
		vehicle: _n(e, t),
		assets: a,
		capacities: gr(e, t),
		worth: o || t === n ? xi(e, t) : null,
		place: o ? e.ending?.places[t] ?? Si(e, e.seats)[t] ?? null : null,
		readiness: da(e, t),
		forecast: Li(e, Ri(e, t))
	};
}
function da(e, t) {
	let { stock: n, cell: r } = e.players[t], i = P(e, t).filter((e) => O[e] === "technologyPark"), a = i.map((t) => ({
		process: I(e, t),
		hands: Ti(e, t, r)
	})), o = {
		process: E.technologyPark.basic,
		hands: 0
	}, s = ({ process: e, hands: t }) => Math.max(0, (e.inputs.steel ?? 0) - n.steel) + Math.max(0, (e.inputs.energy ?? 0) - n.energy) + Math.max(0, e.workers - t), [c = o] = a.sort((e, t) => s(e) - s(t));
	return {
		hasPark: i.length > 0,
		steel: {
			has: n.steel,
			needs: c.process.inputs.steel ?? 0
		},
		energy: {
			has: n.energy,
			needs: c.process.inputs.energy ?? 0
		},
		workers: {
			has: c.hands,
			needs: c.process.workers
		}
	};
}
// ../wt/v0/games/matter-of-fact/rules/locations.ts
var fa = { is: "open" };
function Q(e, t) {
	let { cell: n } = e.players[t.seat];
	return n === null ? fa : an[n];
}
function pa(e, t) {
	let n = e.options.reuse === "allowed" || t.hasArrived;
	return Hr(e, t.seat) ?? (n ? null : V("MF-R23", "mustArrive", {}));
}
function ma(e, t, n, r) {
	let i = Q(e, t);
	return (n === "freeAsset" ? i.is === "asset" : i.is === n) ? pa(e, t) : V(r, "notHere", { needs: n });
}
function ha(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || e.options.raids === "off") return !1;
	let { owner: r, capture: i } = e.assets[n.asset];
	return r !== null && r !== t.seat && (i !== null || t.mayRaid);
}
function ga(e, t) {
	let n = Q(e, t);
	return n.is === "open" || n.is === "frontier" ? !1 : n.is === "asset" && e.assets[n.asset].owner !== null ? ha(e, t) : n.is === "businessCentre" && !w.some((t) => e.market[t].isOpen) ? !1 : !t.hasStudied;
}
// ../wt/v0/kernel/hex.ts
var _a = [
	0,
	1,
	2,
	3,
	4,
	5
], va = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
];
function ya({ q: e, r: t }, n) {
	let r = va[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function ba(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function xa(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of _a) {
			let { q: t, r: i } = ya(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = ba(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
// ../wt/v0/games/matter-of-fact/rules/map.ts
var Sa = xa(rn), Ca = 0, wa = 1, Ta = 2, Ea = 3, Da = (e, t) => e * 2 + +!!t;
function Oa(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of P(e, r)) e.assets[t].hasGuard && (n[j[t]] = Ta);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = M[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? Ea : wa;
	}
	return n;
}
function ka(e, t, n, r) {
	let i = _n(e, t) === "quadcopter", a = Oa(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Da(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = Sa.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === wa || d === Ta)) continue;
			let f = r * 2 + (sn[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== Ea) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Aa({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === Ca || a === Ea) && t[Da(r, i)] !== -1;
}
var ja = ({ bars: e }, t) => e[t] === Ta, Ma = ({ bars: e }, t) => e[t] === wa, Na = ({ bars: e }, t) => e[t] === Ea, Pa = ({ hexes: e }, t, n) => e[Da(t, n)];
function Fa({ from: e }, t, n) {
	let r = [];
	for (let i = Da(t, n); i !== -1; i = e[i]) r.push(i >> 1);
	return r.reverse();
}
// ../wt/v0/games/matter-of-fact/rules/turn-facts.ts
function Ia(e, t, n) {
	let r = ka(e, t.seat, n, vn(e, t.seat));
	return k.flatMap((t) => {
		let n = Aa(r, t, !1), i = Aa(r, t, !0);
		return !n && !i ? [] : [{
			cell: t,
			hexes: Pa(r, t, !n),
			card: n ? i ? "either" : "without" : "with",
			ways: {
				without: n ? Fa(r, t, !1) : null,
				with: i ? Fa(r, t, !0) : null
			},
			arrests: Na(r, t) ? yn(e, t) : null
		}];
	});
}
function La(e, t) {
	let n = Oa(e, t);
	return k.flatMap((t) => {
		let r = yn(e, t);
		if (Ma({ bars: n }, t) && r !== null) return [{
			cell: t,
			is: "chip",
			seat: r
		}];
		let i = M[t], a = ja({ bars: n }, t) && i !== null ? e.assets[i].owner : null;
		return a === null ? [] : [{
			cell: t,
			is: "guard",
			seat: a
		}];
	});
}
function Ra(e, t, n) {
	let r = ka(e, t.seat, n, k.length), i = vn(e, t.seat);
	return C(k, (e) => {
		let t = [!1, !0].filter((t) => Aa(r, e, t)).map((t) => Pa(r, e, t));
		return t.length === 0 ? null : Math.ceil(Math.min(...t) / i);
	});
}
function za(e, t) {
	return e.stack.flatMap((e) => e.phase === "study" && e.seat === t ? e.cards.secret : []).map((n) => {
		let { price: r, fits: i, process: a } = N[n], o = P(e, t).filter((e) => O[e] === i);
		return {
			technology: n,
			price: r,
			isAffordable: U(e, t) >= r,
			fits: o.map((t) => {
				let n = F(t), r = n === "biobot" ? 0 : a.output * X(e, n);
				return {
					asset: t,
					now: Z(e, t),
					after: r - dr(e, a.inputs) - a.workers * K(e),
					workersAfter: a.workers
				};
			}),
			lowersPrice: a.output > 1 && !e.usedTechnologies.includes(n)
		};
	});
}
function Ba(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || !ha(e, t)) return null;
	let { owner: r } = e.assets[n.asset];
	return r === null ? null : {
		asset: n.asset,
		owner: r,
		...Pn(e, n.asset),
		product: F(n.asset),
		output: I(e, n.asset).output,
		isOperable: Fn(e, t.seat, n.asset) === null
	};
}
var Va = C([], () => null);
// ../wt/v0/games/matter-of-fact/rules/facts.ts
function Ha(e, t) {
	let n = e.outcome === null ? fn(e) : null, r = Wa(e), i = e.outcome === null ? ii(e) : 0, a = n === null ? null : e.players[n.seat].cell, o = n !== null && (n.seat === t || e.options.cash === "open"), s = zi(e, n?.seat ?? t, n === null || o);
	return {
		part: r,
		stage: i,
		active: n?.seat ?? null,
		order: e.starter === null ? [] : Nt(e.seats, e.starter),
		salaryRate: K(e),
		target: _i(e),
		market: Ga(w, (t) => Gi(e, t)),
		assets: Ga(D, (t) => Bi(e, t, s)),
		seats: C(e.seats, (n) => ua(e, n, t)),
		reach: n !== null && a !== null && r === "movement" ? Ia(e, n, a) : [],
		blocked: n === null ? [] : La(e, n.seat),
		turnsTo: n !== null && a !== null ? Ra(e, n, a) : Va,
		production: n !== null && r === "production" ? Li(e, n) : null,
		salary: n !== null && o && i >= 1 && i <= 4 ? sa(e, n) : null,
		plan: n !== null && r === "planning" ? qi(e, n.seat) : null,
		study: t === null ? [] : za(e, t),
		raid: n !== null && o && r === "investments" ? Ba(e, n) : null,
		decks: {
			actions: e.actionDeck.secret.length,
			actionDiscards: e.actionDiscards.length,
			technologies: {
				I: e.technologyDecks.I.secret.length,
				II: e.technologyDecks.II.secret.length
			}
		}
	};
}
var Ua = {
	starter: "starter",
	startHex: "startHex",
	production: "production",
	monopoly: "monopoly",
	movement: "movement",
	investments: "investments",
	salary: "salary",
	planning: "planning",
	strike: "strike",
	choice: "study"
}, Wa = (e) => (e.outcome === null ? Ua[e.stack.at(-1)?.step ?? ""] : void 0) ?? "over", Ga = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
// ../wt/v0/games/matter-of-fact/rules/imagine.ts
function Ka(e) {
	for (let t of e.deals.open) t.terms.secret ??= {
		give: { ...Wn },
		take: { ...Wn }
	};
	for (let t of e.seats) {
		let { cash: n, debt: r, hasLeft: i } = e.players[t];
		r.secret ??= 0, n.secret ??= i ? 0 : Math.max(150, qa(e, t));
	}
}
var qa = (e, t) => Math.max(0, ...e.deals.open.map(({ from: e, terms: n }) => e === t ? n.secret.give.money : 0)), Ja = {
	"workers of all and of the bank are 50": (e) => {
		let t = e.workersLeft;
		for (let n of e.seats) t += L(e, n);
		return t === 50 && e.workersLeft >= 0 || `${t} workers`;
	},
	"every technology is in one place": (e) => {
		let t = e.stack.flatMap((e) => e.phase === "study" ? e.cards.secret : []), n = [...e.technologyDecks.I.secret, ...e.technologyDecks.II.secret], r = [...e.technologyDiscards.I, ...e.technologyDiscards.II], i = e.seats.flatMap((t) => gn(e, t));
		return Ya([
			...t,
			...n,
			...r,
			...i
		], dn) || "technologies";
	},
	"every action card is in one place": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].contracts.map(({ card: e }) => e));
		return Ya([
			...e.actionDeck.secret,
			...e.actionDiscards,
			...t
		], Rr) || "action cards";
	},
	"vehicles are owned or at the dealership": (e) => {
		let t = T.find((t) => {
			let n = e.vehiclesLeft[t], r = e.seats.filter((n) => e.players[n].vehicles[t] !== "none").length;
			return n !== null && (n < 0 || n + r !== Xt[t].cards);
		});
		return t === void 0 || t;
	},
	"one chip on a hex": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].cell ?? []);
		return new Set(t).size === t.length || t.join(" ");
	},
	"an arrested chip is in the business centre": (e) => {
		let t = e.seats.find((t) => e.players[t].arrest > 0 && !Xa(e, t));
		return t === void 0 || `seat ${t}`;
	},
	"a raider stands on what he has captured, and nobody guards it": (e) => {
		let t = D.find((t) => {
			let { owner: n, hasGuard: r, capture: i } = e.assets[t];
			return i === null ? !1 : n === null || n === i.raider || r || e.players[i.raider].cell !== j[t];
		});
		return t === void 0 || t;
	},
	"owners and their lists of assets agree": (e) => {
		let t = e.seats.map((t) => D.filter((n) => e.assets[n].owner === t).join());
		return e.seats.every((n) => e.players[n].assets.join() === t[n]) || t.join(" / ");
	},
	"what nobody owns is empty": (e) => {
		let t = D.find((t) => {
			let { owner: n, workers: r, hasGuard: i, technology: a, capture: o } = e.assets[t];
			return n === null && (r > 0 || i || a !== null || o !== null);
		});
		return t === void 0 || t;
	},
	"technologies lie on assets of their kind, and workers are whole": (e) => {
		let t = D.find((t) => {
			let { technology: n, workers: r } = e.assets[t];
			return n !== null && N[n].fits !== O[t] || !Number.isInteger(r) || r < 0;
		});
		return t === void 0 || t;
	},
	"prices are on their rows": (e) => {
		let t = w.find((t) => {
			let { column: n } = e.market[t];
			return !Number.isInteger(n) || n < 0 || n > 10;
		});
		return t === void 0 || t;
	},
	"the monopolist is the only one with the highest capacity": (e) => {
		let t = w.find((t) => _r(e.seats.map((n) => hr(e, n, t))) !== e.market[t].monopolist);
		return t === void 0 || t;
	},
	"money is whole, and who owes has none": (e) => {
		let t = e.seats.find((t) => {
			let { cash: n, debt: r } = e.players[t];
			return ![n.secret, r.secret].every((e) => Number.isInteger(e) && e >= 0) || r.secret > 0 && n.secret > 0;
		});
		return t === void 0 || `seat ${t}`;
	},
	"stocks are whole and never negative": (e) => {
		let t = e.seats.find((t) => w.some((n) => !Number.isInteger(e.players[t].stock[n]) || e.players[t].stock[n] < 0));
		return t === void 0 || `seat ${t}`;
	},
	"only strikers have a picket, and all their workers are in it": (e) => {
		let t = e.seats.find((t) => {
			let { isOnStrike: n, picket: r, hasLeft: i } = e.players[t];
			return i ? L(e, t) > 0 : n ? P(e, t).some((t) => e.assets[t].workers > 0) : r > 0;
		});
		return t === void 0 || `seat ${t}`;
	}
}, Ya = (e, t) => e.length === t.length && new Set(e).size === t.length;
function Xa(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && an[n].is === "businessCentre" && cn.includes(n);
}
// ../wt/v0/games/matter-of-fact/rules/leaving.ts
var Za = {
	offer: (e, t, n) => e.options.leaver === "liquidate" && !e.players[n].hasLeft ? {} : V("MF-R64", "botTakesOver", {}),
	take(e, t, n) {
		Qa(e, n);
		let r = e.seats.filter((t) => !e.players[t].hasLeft);
		return r.length === 1 && wi(e, {
			because: "lastPlayer",
			rule: "MF-R64",
			first: r
		}), B;
	}
};
function Qa(e, t) {
	let n = e.players[t], r = [...P(e, t)];
	H(e, "conceded", {
		seat: t,
		assets: r
	});
	for (let n of D) (e.assets[n].owner === t || e.assets[n].capture?.raider === t) && Bn(e, n, "conceded");
	for (let n of gn(e, t)) e.technologyDiscards[N[n].level].push(n);
	e.workersLeft += L(e, t);
	for (let t of r) Object.assign(e.assets[t], {
		owner: null,
		technology: null,
		workers: 0,
		hasGuard: !1,
		capture: null
	});
	n.assets = [];
	for (let { card: t } of n.contracts) e.actionDiscards.push(t);
	for (let t of T) {
		let r = e.vehiclesLeft[t];
		n.vehicles[t] !== "none" && r !== null && (e.vehiclesLeft[t] = r + 1);
	}
	n.cash.secret = 0, n.debt.secret = 0, Object.assign(n, {
		stock: q(),
		idle: 0,
		picket: 0,
		isOnStrike: !1,
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !0
	});
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && H(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t), vr(e);
}
// ../wt/v0/games/matter-of-fact/rules/starter.ts
var $a = (e) => no(e, De(e, e.seats.length), "random", []);
function eo(e) {
	let t = Oe(e, [...D]), n = [], r = [...e.seats];
	for (; r.length > 1;) {
		let i = r.map((e) => ({
			seat: e,
			asset: t.pop()
		}));
		n.push(i), r = to(i), t.length < r.length && t.push(...Oe(e, [...D]));
	}
	no(e, r[0] ?? 0, "assetCards", n);
}
function to(e) {
	let t = Math.max(...e.map(({ asset: e }) => Qt(e)));
	return e.filter(({ asset: e }) => Qt(e) === t).map(({ seat: e }) => e);
}
function no(e, t, n, r) {
	if (e.starter = t, H(e, "starterFound", {
		how: n,
		draws: r,
		starter: t
	}), e.options.compensation !== "none") for (let [n, r] of Nt(e.seats, t).entries()) {
		if (n === 0) continue;
		let t = n * 5;
		G(e, r, t), H(e, "compensated", {
			seat: r,
			amount: t
		});
	}
}
// ../wt/v0/games/matter-of-fact/rules/phases/game.ts
var ro = bn("game", {
	draw(e) {
		e.options.starter === "random" ? $a(e) : e.options.starter === "assetCards" && eo(e);
	},
	starter: {
		rule: "MF-3.7",
		ask: (e) => e.starter === null ? io(e)[0] ?? null : null,
		idle: (e, t, n) => ({
			type: "nameStarter",
			starter: n
		}),
		actions: { nameStarter: {
			offer: (e) => ({ starter: n(io(e)) }),
			take(e, t, n, { starter: r }) {
				return no(e, r, "host", []), z;
			}
		} }
	},
	round(e, t) {
		e.round += 1, t.upNext = Nt(e.seats, e.starter ?? 0), H(e, "roundBegan", { round: e.round });
	},
	turns: {
		call: "turn",
		with(e, t) {
			t.upNext = t.upNext.filter((t) => !e.players[t].hasLeft);
			let n = t.upNext.shift();
			return n === void 0 ? null : ao(e, n);
		},
		then: () => Sn("turns")
	},
	end(e) {
		return yi(e), Sn("round");
	}
}), io = (e) => e.seats.filter((t) => !e.players[t].hasLeft), ao = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: [],
	priced: [],
	hasArrived: !1,
	drawsCard: !1,
	hasStudied: !1,
	mayRaid: !1,
	paidFor: 0,
	covered: 0,
	isUnpaid: !1,
	callers: []
});
// ../wt/v0/games/matter-of-fact/rules/action-cards.ts
function oo(e, t) {
	let n = go(e);
	if (n !== null) {
		if (H(e, "cardDrawn", {
			seat: t,
			card: n
		}), Br(n)) return e.players[t].contracts.push({
			card: n,
			open: q(Lr[n].units),
			turns: 2
		}), H(e, "contractTaken", {
			seat: t,
			card: n,
			turns: 2
		});
		so(e, t, n, Lr[n]), e.actionDiscards.push(n);
	}
}
function so(e, t, n, r) {
	switch (r.is) {
		case "contract": return;
		case "subsidy":
			co(e, t, n, fo(e, t, r.rates));
			break;
		case "dividend":
			co(e, t, n, fo(e, t, lo(r.kinds)));
			break;
		case "taxes":
		case "transportTax": {
			let i = fo(e, t, r.rates), a = mo(i);
			H(e, "taxed", {
				seat: t,
				card: n,
				items: i,
				amount: a,
				unpaid: Dn(e, t, a)
			});
		}
	}
	ho(e, t, n, r.prices);
}
function co(e, t, n, r) {
	let i = mo(r);
	H(e, "grantPaid", {
		seat: t,
		card: n,
		items: r,
		amount: i
	}), G(e, t, i);
}
var lo = (e) => Object.fromEntries(e.map((e) => [e, E[e].dividend])), uo = [
	...Zt,
	"technology",
	...Jt
];
function fo(e, t, n) {
	return uo.flatMap((r) => {
		let i = n[r];
		return i === void 0 ? [] : [{
			of: r,
			count: po(e, t, r),
			rate: i
		}];
	});
}
function po(e, t, n) {
	return n === "technology" ? gn(e, t).length : n === "train" ? 1 : n === "electricVehicle" || n === "quadcopter" ? e.players[t].vehicles[n] === "none" ? 0 : 1 : P(e, t).filter((e) => O[e] === n).length;
}
var mo = (e) => e.reduce((e, { count: t, rate: n }) => e + t * n, 0);
function ho(e, t, n, r) {
	for (let i of w) {
		let a = r[i];
		a !== void 0 && mr(e, i, a, {
			because: "card",
			rule: a > 0 ? "MF-6.11" : "MF-6.8",
			seat: t,
			source: n
		});
	}
}
function go(e) {
	e.actionDeck.secret.length === 0 && (H(e, "actionDeckReshuffled", { cards: e.actionDiscards.length }), Le(e, e.actionDeck, e.actionDiscards), e.actionDiscards = []);
	let t = Fe(e.actionDeck);
	return _o(e, e.actionDeck), t;
}
function _o(e, t) {
	e.options.decks === "up" && t.seen.length > 0 && (t.seen[t.seen.length - 1] = 511);
}
// ../wt/v0/games/matter-of-fact/rules/universities.ts
var vo = (e) => e === "U1" ? "I" : "II", yo = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0;
function bo(e, t, n) {
	let r = vo(n), i = e.technologyDecks[r];
	i.secret.length < 2 && xo(e, r);
	let a = Pe(i.pool, t, []);
	for (let e = 0; e < 2; e++) Ie(i, a, t);
	return _o(e, i), H(e, "studied", {
		seat: t,
		university: n,
		cards: je(t, [...a.secret])
	}), a;
}
function xo(e, t) {
	let n = e.technologyDecks[t], r = e.technologyDiscards[t];
	r.length !== 0 && (H(e, "technologyDeckReshuffled", {
		level: t,
		cards: r.length
	}), n.secret = [...Oe(e, r), ...n.secret], n.seen = [...r.map(() => 0), ...n.seen], e.technologyDiscards[t] = []);
}
function So(e, t, n, r) {
	let { price: i } = N[r];
	W(e, t, i), e.players[t].hand.push(r), H(e, "technologyBought", {
		seat: t,
		technology: r,
		price: i,
		discarded: Co(e, n, r)
	});
}
function Co(e, t, n) {
	let r = t.secret.filter((e) => e !== n);
	for (let t of r) e.technologyDiscards[N[t].level].push(t);
	return t.secret = [], t.seen = [], r;
}
// ../wt/v0/games/matter-of-fact/rules/phases/study.ts
var wo = bn("study", {
	choice: {
		rule: "MF-11.2",
		ask: (e, t) => e.players[t.seat].hasLeft ? null : t.seat,
		idle: () => ({ type: "takeNone" }),
		actions: {
			buyTechnology: {
				offer(e, t, r) {
					let i = U(e, r);
					return { technology: n(t.cards.secret, (e) => {
						let t = N[e].price;
						return i < t ? V("MF-11.2", "cannotPay", {
							cost: t,
							cash: i
						}) : null;
					}) };
				},
				take(e, t, n, { technology: r }) {
					return So(e, n, t.cards, r), Cn();
				}
			},
			takeNone: {
				offer: () => ({}),
				take(e, t, n) {
					return H(e, "technologiesDeclined", {
						seat: n,
						discarded: Co(e, t.cards, null)
					}), Cn();
				}
			}
		}
	},
	putAway(e, t) {
		Co(e, t.cards, null);
	}
});
// ../wt/v0/games/matter-of-fact/rules/defaults.ts
function To(e, t) {
	let { stock: n, arrest: r } = e.players[t.seat], i = ra(e, t) + Tn(e, t.seat) - U(e, t.seat);
	if (i <= 0) return { type: "paySalary" };
	if (r > 0 || dr(e, n) < i) return { type: "leaveUnpaid" };
	let [a] = w.filter((e) => n[e] > 0).sort((t, n) => X(e, t) - X(e, n));
	return a === void 0 ? { type: "leaveUnpaid" } : {
		type: "sell",
		resource: a,
		units: Math.min(n[a], Math.ceil(i / X(e, a)))
	};
}
function Eo(e, t) {
	let { contracts: n, stock: r } = e.players[t.seat];
	for (let { card: t, open: i, turns: a } of n) if (!(a > 1)) for (let n of w) {
		let a = Math.min(i[n], r[n]);
		if (a > 0 && X(e, n) < ur(n)) return {
			type: "deliver",
			contract: t,
			resource: n,
			units: a
		};
	}
	return { type: "endTurn" };
}
// ../wt/v0/games/matter-of-fact/rules/discharge.ts
function Do(e, t) {
	let { idle: i, picket: a } = e.players[t], o = [], s = (e, t) => {
		t > 0 && o.push({
			from: { one: [e] },
			workers: r(1, t)
		});
	};
	s("idle", i), s("picket", a);
	for (let i of P(e, t)) {
		let { workers: t, hasGuard: a, capture: c } = e.assets[i];
		c === null ? s(i, t) : t > 0 && o.push({
			from: n([i], () => V("MF-12.3", "captured", {
				asset: i,
				by: c.raider
			})),
			workers: r(1, t)
		}), a && s(xr(i), 1);
	}
	return o.length > 0 ? o : V("MF-12.2", "noWorkers", {});
}
function Oo(e, t, n, r) {
	n === "picket" ? e.players[t].picket -= r : Tr(e, t, n, -r), e.workersLeft += r, H(e, "discharged", {
		seat: t,
		from: n,
		workers: r
	});
}
// ../wt/v0/games/matter-of-fact/rules/phases/turn-free.ts
var ko = { discharge: {
	offer: (e, t, n) => Do(e, n),
	take(e, t, n, { from: r, workers: i }) {
		return Oo(e, n, r, i), B;
	}
} }, Ao = { paySalary: {
	offer(e, t, n) {
		let r = ra(e, t);
		if (r === 0) return V("MF-R36", "nothingDue", {});
		let i = U(e, n);
		return i < r ? V("MF-R38", "cannotPay", {
			cost: r,
			cash: i
		}) : {};
	},
	take(e, t) {
		return ia(e, t), B;
	}
} }, jo = {
	sell: {
		offer: (e, t, n) => Ur(e, n),
		take(e, t, n, { resource: r, units: i }) {
			return Gr(e, n, r, i), B;
		}
	},
	deliver: {
		offer: (e, t, n) => Jr(e, n),
		take(e, t, n, r) {
			return Xr(e, n, r), B;
		}
	},
	sellAsset: {
		offer: (e, t, n) => $r(e, n),
		take(e, t, n, { asset: r }) {
			return ti(e, n, r), B;
		}
	}
}, Mo = { goOn: {
	offer: () => ({}),
	take: () => z
} }, No = {
	buyAsset: {
		offer(e, t, n) {
			let r = Q(e, t), i = ma(e, t, "freeAsset", "MF-10.1");
			if (r.is !== "asset" || i !== null) return i ?? V("MF-10.1", "notHere", { needs: "freeAsset" });
			let a = e.assets[r.asset].owner;
			if (a !== null) return V("MF-R68", "owned", {
				asset: r.asset,
				by: a
			});
			let { cost: o } = E[O[r.asset]], s = U(e, n);
			return s < o ? V("MF-10.1", "cannotPay", {
				cost: o,
				cash: s
			}) : {};
		},
		take(e, t, n) {
			let r = Q(e, t);
			if (r.is !== "asset") return B;
			let { asset: i } = r, { cost: a } = E[O[i]];
			W(e, n, a), mn(e, i, n), H(e, "assetBought", {
				seat: n,
				asset: i,
				cell: e.players[n].cell ?? 0,
				cost: a
			}), br(e, n, i);
			let o = F(i);
			return o !== "biobot" && mr(e, o, -1, {
				because: "newEnterprise",
				rule: "MF-6.6",
				seat: n,
				source: i
			}), vr(e), B;
		}
	},
	hire: {
		offer(e, t, n) {
			let i = ma(e, t, "labourExchange", "MF-12.1");
			if (i !== null) return i;
			let a = U(e, n), o = Math.floor(a / 10), s = o < e.workersLeft ? V("MF-12.1", "cannotPay", {
				cost: (o + 1) * 10,
				cash: a
			}) : V("MF-R16", "noWorkersLeft", { left: e.workersLeft }), c = V("MF-12.1", "atLeastOne", {});
			return { workers: r(1, Math.min(o, e.workersLeft), {
				below: c,
				above: s
			}) };
		},
		take(e, t, n, { workers: r }) {
			let i = Q(e, t);
			if (i.is !== "labourExchange") return B;
			let a = r * 10;
			return W(e, n, a), e.players[n].idle += r, e.workersLeft -= r, H(e, "hired", {
				seat: n,
				exchange: i.exchange,
				workers: r,
				cost: a,
				left: e.workersLeft
			}), B;
		}
	},
	study: {
		offer(e, t) {
			let n = Q(e, t), r = ma(e, t, "university", "MF-11.1");
			if (n.is !== "university" || r !== null) return r ?? V("MF-11.1", "notHere", { needs: "university" });
			let i = vo(n.university);
			return yo(e, i) ? {} : V("MF-R19", "noCards", { level: i });
		},
		take(e, t, n) {
			let r = Q(e, t);
			return r.is === "university" ? (t.hasStudied = !0, xn("study", {
				seat: n,
				university: r.university,
				cards: bo(e, n, r.university)
			})) : B;
		}
	},
	buyVehicle: {
		offer(e, t, r) {
			let i = ma(e, t, "dealership", "MF-13.2");
			if (i !== null) return i;
			let a = U(e, r);
			return { vehicle: n(T, (t) => {
				if (e.players[r].vehicles[t] !== "none") return V("MF-R20", "hasVehicle", { vehicle: t });
				if (e.vehiclesLeft[t] === 0) return V("MF-R20", "soldOut", { vehicle: t });
				let n = Xt[t].price;
				return a < n ? V("MF-13.2", "cannotPay", {
					cost: n,
					cash: a
				}) : null;
			}) };
		},
		take(e, t, n, { vehicle: r }) {
			let { price: i } = Xt[r];
			W(e, n, i), e.players[n].vehicles[r] = "new";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a - 1), H(e, "vehicleBought", {
				seat: n,
				vehicle: r,
				price: i
			}), B;
		}
	},
	returnVehicle: {
		offer(e, t, r) {
			let i = ma(e, t, "dealership", "MF-13.3");
			return i === null ? { vehicle: n(T, (t) => {
				let n = e.players[r].vehicles[t];
				return n === "none" ? V("MF-13.3", "noVehicle", { vehicle: t }) : n === "new" ? V("MF-13.3", "justBought", { vehicle: t }) : null;
			}) } : i;
		},
		take(e, t, n, { vehicle: r }) {
			let { refund: i } = Xt[r];
			e.players[n].vehicles[r] = "none";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a + 1), H(e, "vehicleReturned", {
				seat: n,
				vehicle: r,
				refund: i
			}), G(e, n, i), B;
		}
	},
	buyResource: {
		offer(e, t, i) {
			let a = ma(e, t, "businessCentre", "MF-14.1");
			if (a !== null) return a;
			let o = U(e, i);
			return w.map((t) => {
				if (!e.market[t].isOpen) return {
					resource: n([t], () => V("MF-14.2", "notOpened", { resource: t })),
					units: Vr
				};
				let i = X(e, t), a = Math.floor(o / i), s = e.options.tokens === "limited" ? yr(e, t) : a, c = s < a ? V("MF-R15", "tokenLimit", {
					resource: t,
					left: s
				}) : V("MF-14.1", "cannotPay", {
					cost: (a + 1) * i,
					cash: o
				});
				return {
					resource: n([t]),
					units: r(1, Math.min(a, s), { above: c })
				};
			});
		},
		take(e, t, n, { resource: r, units: i }) {
			let a = X(e, r);
			return W(e, n, i * a), e.players[n].stock[r] += i, H(e, "resourceBought", {
				seat: n,
				resource: r,
				units: i,
				price: a,
				cost: i * a
			}), B;
		}
	}
}, Po = { changePrice: {
	offer: (e, t) => w.map((r) => {
		let i = Fo(e, t, r);
		if (i !== null) return {
			resource: n([r], () => i),
			by: n([1, -1])
		};
		let a = X(e, r);
		return {
			resource: n([r]),
			by: n([1, -1], (t) => pr(e, r, t) ? V("MF-R12", "endOfRow", {
				resource: r,
				price: a
			}) : null)
		};
	}),
	take(e, t, n, { resource: r, by: i }) {
		return t.priced.push(r), mr(e, r, i, {
			because: "monopolist",
			rule: i > 0 ? "MF-6.12" : "MF-6.9",
			seat: n,
			source: null
		}), B;
	}
} };
function Fo(e, t, n) {
	let { monopolist: r } = e.market[n];
	return r === t.seat ? t.priced.includes(n) ? V("MF-R13", "priceChanged", { resource: n }) : null : V("MF-7.6", "notMonopolist", {
		resource: n,
		monopolist: r
	});
}
var Io = (e, t) => w.some((n) => e.market[n].monopolist === t.seat && !t.priced.includes(n)), Lo = (e, t) => ({
	value: e,
	because: t
}), Ro = (e) => C(k, (t) => Lo(t, e)), zo = {
	4: Ro(V("MF-8.1", "outOfReach", { speed: 4 })),
	6: Ro(V("MF-8.1", "outOfReach", { speed: 6 })),
	8: Ro(V("MF-8.1", "outOfReach", { speed: 8 }))
}, Bo = Ro(V("MF-R25", "cardUnavoidable", {})), Vo = Ro(V("MF-R25", "noBorderOnTheWay", {}));
function Ho(e, t, n) {
	let r = vn(e, t), i = ka(e, t, n, r), a = {
		one: [],
		not: []
	}, o = {
		one: [],
		not: []
	};
	for (let t of k) {
		let n = Aa(i, t, !1), s = Aa(i, t, !0), c = n || s ? null : Uo(e, i, t, r);
		n ? a.one.push(t) : a.not.push(c ?? Bo[t]), s ? o.one.push(t) : o.not.push(c ?? Vo[t]);
	}
	return [{
		to: a,
		card: { one: [!1] }
	}, {
		to: o,
		card: { one: [!0] }
	}];
}
function Uo(e, t, n, r) {
	let i = M[n];
	if (ja(t, n) && i !== null) return Lo(n, V("MF-8.4", "guarded", {
		asset: i,
		owner: e.assets[i].owner ?? 0
	}));
	let a = Ma(t, n) ? yn(e, n) : null;
	return a === null ? zo[r][n] : Lo(n, V("MF-8.4", "occupied", {
		cell: n,
		by: a
	}));
}
function Wo(e, t, n, r) {
	let i = e.players[t.seat], a = i.cell;
	if (a === null) return;
	if (t.drawsCard = r, t.hasArrived = n !== a, !t.hasArrived && !r) return H(e, "stayed", {
		seat: t.seat,
		cell: a
	});
	if (e.events !== null && Go(e, t.seat, a, n, r), !t.hasArrived) return;
	let o = Nn(e, t.seat);
	o !== null && Bn(e, o, "left"), i.cell = n;
	let s = M[n], c = s === null ? null : e.assets[s].owner;
	t.mayRaid = c !== null && c !== t.seat, s !== null && c === t.seat && Hn(e, t.seat, s);
}
function Go(e, t, n, r, i) {
	let a = Fa(ka(e, t, n, vn(e, t)), r, i), o = a.slice(1).filter((e) => sn[e]);
	H(e, "moved", {
		seat: t,
		from: n,
		to: r,
		path: a,
		vehicle: _n(e, t),
		crossed: o
	});
}
// ../wt/v0/games/matter-of-fact/rules/phases/turn-movement.ts
var Ko = {
	placeChip: {
		offer: (e) => ({ cell: n(cn, (t) => {
			let n = yn(e, t);
			return n === null ? null : V("MF-R69", "occupied", {
				cell: t,
				by: n
			});
		}) }),
		take(e, t, n, { cell: r }) {
			return e.players[n].cell = r, H(e, "chipPlaced", {
				seat: n,
				cell: r
			}), z;
		}
	},
	move: {
		offer: (e, t, n) => Ho(e, n, e.players[n].cell ?? 0),
		take(e, t, n, { to: r, card: i }) {
			return Wo(e, t, r, i), z;
		}
	}
}, qo = {
	moveWorkers: {
		offer: (e, t, n) => Er(e, n),
		check: (e, t, n, r) => kr(r),
		take(e, t, n, r) {
			return Ar(e, n, r), B;
		}
	},
	layTechnology: {
		offer: (e, t, n) => jr(e, n),
		take(e, t, n, { technology: r, asset: i }) {
			return Nr(e, n, r, i), B;
		}
	},
	takeUpTechnology: {
		offer: (e, t, n) => Fr(e, n),
		take(e, t, n, { technology: r }) {
			return Ir(e, n, r), B;
		}
	},
	adoptPlan: {
		offer(e, t, n) {
			return e.players[n].isOnStrike ? V("MF-R40", "onStrike", {}) : hn(e, n) ? ea(e, qi(e, n)) ? V("MF-16.1", "planStands", {}) : {} : V("MF-16.1", "noAsset", {});
		},
		take(e, t, n) {
			return ta(e, n), B;
		}
	}
}, Jo = {
	run: {
		offer: (e, t, r) => ({ asset: n(P(e, r), (n) => Di(e, t, n)) }),
		take(e, t, n, { asset: r }) {
			return Oi(e, t, r), B;
		}
	},
	runProposed: {
		offer: () => ({}),
		take(e, t) {
			for (let n of Ni(e, t)) e.outcome === null && Oi(e, t, n);
			return B;
		}
	}
}, Yo = { raid: {
	offer(e, t, r) {
		if (e.options.raids === "off") return V("MF-1.6", "raidsOff", {});
		let { cell: i } = e.players[r], a = i === null ? null : M[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null || o === r) return V("MF-18.1", "notHere", { needs: "rivalAsset" });
		let { capture: s } = e.assets[a];
		return { mode: n(["operate", "sabotage"], (t) => s?.mode === t ? V("MF-18.10", "alreadySo", { mode: t }) : t === "operate" ? Fn(e, r, a) : null) };
	},
	take(e, t, n, { mode: r }) {
		let { cell: i } = e.players[n], a = i === null ? null : M[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null) return B;
		e.assets[a].capture === null && In(e, n, a, o), t.mayRaid = !1;
		let { capture: s } = e.assets[a];
		return s !== null && (r === "operate" ? Ln : Rn)(e, s, a, o), B;
	}
} }, Xo = {
	leaveUnpaid: {
		offer: () => ({}),
		take(e, t, n) {
			return t.isUnpaid = !0, H(e, "salaryUnpaid", {
				seat: n,
				workers: na(e, t),
				due: ra(e, t)
			}), z;
		}
	},
	callStrike: {
		offer: () => ({}),
		take(e, t, n) {
			return oa(e, t.seat, n), z;
		}
	},
	letItBe: {
		offer: () => ({}),
		take(e, t, n) {
			return t.callers = t.callers.filter((e) => e !== n), H(e, "strikeWaived", {
				seat: t.seat,
				by: n
			}), B;
		}
	}
}, { placeChip: Zo, move: Qo } = Ko, { leaveUnpaid: $o, callStrike: es, letItBe: ts } = Xo, ns = bn("turn", {
	begin(e, t) {
		let n = e.players[t.seat], { arrest: r, isOnStrike: i } = n;
		H(e, "turnBegan", {
			seat: t.seat,
			round: e.round,
			arrest: r,
			isOnStrike: i
		});
		for (let r of T) n.vehicles[r] === "new" && (n.vehicles[r] = "ready", H(e, "vehicleReady", {
			seat: t.seat,
			vehicle: r
		}));
	},
	captured(e, t) {
		t.struck || ji(e, t);
	},
	production: {
		rule: "MF-5.1",
		ask: (e, t) => $(e, t) && Mi(e, t) ? t.seat : null,
		idle: () => ({ type: "runProposed" }),
		actions: {
			...Jo,
			...Ao,
			...ko,
			...Mo
		}
	},
	standstill(e, t) {
		let n = $(e, t) ? Fi(e, t) : [];
		n.length > 0 && H(e, "stoodStill", {
			seat: t.seat,
			assets: n
		});
	},
	monopoly: {
		rule: "MF-7.6",
		ask: (e, t) => $(e, t) && Io(e, t) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Po,
			...jo,
			...Ao,
			...ko,
			...Mo
		}
	},
	startHex: {
		rule: "MF-4.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].cell === null ? t.seat : null,
		idle: (e) => ({
			type: "placeChip",
			cell: cn.find((t) => yn(e, t) === null) ?? 0
		}),
		actions: { placeChip: Zo }
	},
	movement: {
		rule: "MF-8.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => ({
			type: "move",
			to: e.players[t.seat].cell ?? 0,
			card: !1
		}),
		actions: {
			move: Qo,
			...jo,
			...Ao,
			...ko
		}
	},
	border(e, t) {
		t.drawsCard && $(e, t) && oo(e, t.seat), zn(e, t.seat);
	},
	investments: {
		rule: "MF-4.4",
		ask: (e, t) => $(e, t) && (ga(e, t) || e.players[t.seat].arrest > 0) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...No,
			...Yo,
			...jo,
			...Ao,
			...ko,
			...Mo
		}
	},
	salary: {
		rule: "MF-15.4",
		ask: (e, t) => $(e, t) && !t.isUnpaid && ra(e, t) > 0 ? t.seat : null,
		idle: (e, t) => To(e, t),
		actions: {
			...Ao,
			leaveUnpaid: $o,
			...jo,
			...ko
		}
	},
	settleSalary(e, t) {
		t.isUnpaid || aa(e, t.seat, "nothingDue");
	},
	planning: {
		rule: "MF-16.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => Eo(e, t),
		actions: {
			...qo,
			...jo,
			...ko,
			endTurn: {
				offer: () => ({}),
				take: () => z
			}
		}
	},
	passing(e, t) {
		t.isUnpaid && !e.players[t.seat].isOnStrike && L(e, t.seat) !== 0 && (e.options.strike === "automatic" ? oa(e, t.seat, null) : t.callers = pn(e, t.seat));
	},
	strike: {
		rule: "MF-21.2",
		ask: (e, t) => t.callers.filter((n) => $(e, t) && !e.players[n].hasLeft),
		idle: () => ({ type: "callStrike" }),
		actions: {
			callStrike: es,
			letItBe: ts
		}
	},
	end(e, t) {
		let n = e.players[t.seat];
		Qr(e, t.seat), n.arrest > 0 && (--n.arrest, n.arrest === 0 && H(e, "arrestEnded", { seat: t.seat }));
		for (let { from: t, to: n } of ht(e.deals, "turn")) H(e, "dealLapsed", {
			from: t,
			to: n
		});
		return H(e, "turnEnded", { seat: t.seat }), Cn();
	}
}), $ = (e, t) => !e.players[t.seat].hasLeft;
// ../wt/v0/games/matter-of-fact/rules/setup.ts
function rs(e, t) {
	let n = cs(e, t), { roundCap: r, vehicles: i } = e.options;
	return {
		round: 0,
		lastRound: r === "none" ? null : Number(r),
		starter: null,
		players: C(e.seats, (t) => is(e, t, n[t])),
		assets: ss(D, () => ({
			owner: null,
			technology: null,
			workers: 0,
			hasGuard: !1,
			capture: null
		})),
		market: ss(w, () => ({
			column: 0,
			lastMove: 0,
			isOpen: !1,
			monopolist: null
		})),
		workersLeft: 50 - 3 * e.seats.length,
		vehiclesLeft: ss(T, (e) => i === "limited" ? Xt[e].cards : null),
		actionDeck: as(e, "actions", [...Rr]),
		actionDiscards: [],
		technologyDecks: {
			I: as(e, "technologiesI", os("I")),
			II: as(e, "technologiesII", os("II"))
		},
		technologyDiscards: {
			I: [],
			II: []
		},
		usedTechnologies: [],
		deals: mt(e.seats),
		ending: null
	};
}
function is(e, t, n) {
	let r = (n) => e.options.cash === "open" ? Me(n) : je(t, n);
	return {
		colour: n,
		cash: r(150),
		debt: r(0),
		stock: q(),
		biobots: 0,
		idle: 3,
		picket: 0,
		isOnStrike: !1,
		assets: [],
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !1
	};
}
function as(e, t, n) {
	let r = Ne(t, Oe(e, n));
	return _o(e, r), r;
}
var os = (e) => dn.filter((t) => N[t].level === e), ss = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
function cs(e, t) {
	let n = Wt.filter((e) => !t.includes(e));
	return e.seats.map((e) => Wt.find((n) => n === t[e]) ?? n.shift());
}
// ../wt/v0/games/matter-of-fact/rules-hash.ts
var ls = "c4b48e1fca1f7a90d5dc0a023e325318518e1b7c5707f7879e8dde5b28513a6d", us = /* @__PURE__ */ t({ matterOfFact: () => ds }), ds = wn({
	id: "matter-of-fact",
	rules: ls,
	seats: {
		min: 2,
		max: 4
	},
	picks: Wt,
	options: {
		salary: [
			"1",
			"2",
			"3"
		],
		biobots: [
			"1",
			"2",
			"3"
		],
		decks: ["down", "up"],
		strike: ["called", "automatic"],
		raids: ["on", "off"],
		tokens: ["limited", "unlimited"],
		vehicles: ["limited", "unlimited"],
		reuse: ["allowed", "mustArrive"],
		cash: ["open", "hidden"],
		end: ["immediate", "equalTurns"],
		roundCap: [
			"60",
			"40",
			"none"
		],
		trade: ["on", "off"],
		starter: [
			"random",
			"assetCards",
			"host"
		],
		leaver: ["bot", "liquidate"],
		compensation: ["none", "perPlace"]
	},
	presets: {
		rulebook: {},
		ranked: {
			end: "equalTurns",
			compensation: "perPlace"
		},
		family: {
			raids: "off",
			strike: "automatic"
		},
		longGame: {
			biobots: "2",
			salary: "2"
		}
	},
	setup: rs,
	opening: () => xn("game", { upNext: [] }),
	phases: {
		game: ro,
		turn: ns,
		study: wo
	},
	anytime: {
		...gi,
		concede: Za
	},
	governs: {
		nameStarter: "MF-3.7",
		placeChip: "MF-4.1",
		run: "MF-5.1",
		runProposed: "MF-5.1",
		changePrice: "MF-7.6",
		move: "MF-8.1",
		buyAsset: "MF-10.1",
		hire: "MF-12.1",
		study: "MF-11.1",
		buyVehicle: "MF-13.2",
		returnVehicle: "MF-13.3",
		buyResource: "MF-14.1",
		raid: "MF-18.1",
		buyTechnology: "MF-11.2",
		takeNone: "MF-11.2",
		paySalary: "MF-4.6",
		leaveUnpaid: "MF-15.5",
		sell: "MF-4.7",
		deliver: "MF-R43",
		sellAsset: "MF-10.5",
		discharge: "MF-12.2",
		moveWorkers: "MF-16.1",
		layTechnology: "MF-R31",
		takeUpTechnology: "MF-R31",
		adoptPlan: "MF-16.1",
		goOn: "MF-4.5",
		endTurn: "MF-4.8",
		callStrike: "MF-21.2",
		letItBe: "MF-21.2",
		concede: "MF-R64",
		proposeDeal: "MF-R46",
		acceptDeal: "MF-R46",
		declineDeal: "MF-R46",
		counterDeal: "MF-R46",
		withdrawDeal: "MF-R46"
	},
	facts: Ha,
	invariants: Ja,
	imagine: Ka
}), fs = zt(Object.values(us).find((e) => e?.id === "matter-of-fact"));
export { fs as default };
